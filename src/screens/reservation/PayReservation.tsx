import { Lock } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { CardPaymentEvent } from '../../../machines/cardPayment/cardPayment.types.ts';
import type { ChallengeEvent } from '../../../machines/challenge/challenge.types.ts';
import type { Instant } from '../../../machines/domain/instant.ts';
import type { Reservation } from '../../../machines/domain/reservation.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { ReservationPaymentEvent, ReservationPaymentView } from '../../../machines/reservationPayment/reservationPayment.types.ts';
import { checkout, common, reservation as words } from '../../messages/es-MX.ts';
import { clockTime, localClock, money, numericDate } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dock } from '../../ui/Dock.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Page } from '../../ui/Page.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { CardForm, type PayingCard } from '../parts/CardForm.tsx';
import { HoldClock } from '../parts/HoldClock.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { useLast } from '../parts/useLast.ts';
import { WaySection } from '../parts/WaySection.tsx';

/** Loaded beside the page, because nothing of them is needed to read it. */
const CardAlert = lazyPart(async () => (await import('../parts/CardAlert.tsx')).CardAlert);
const ChallengeSheet = lazyPart(async () => (await import('../parts/ChallengeSheet.tsx')).ChallengeSheet);

type PayView = Extract<ReservationPaymentView, { screen: 'form' | 'paying' | 'challenge' }>;

/** The send functions of the charts: the reservation, the card payment and the challenge. */
export type ReservationSenders = {
  send: (event: ReservationPaymentEvent) => void;
  sendCard: (event: CardPaymentEvent) => void;
  sendChallenge: (event: ChallengeEvent) => void;
};

type PayReservationProps = ReservationSenders & { view: PayView; card: PayingCard; cards: readonly SavedCard[] | null };

/** The trip of the reservation, the card that pays it, and the bank's page (LINK-003 to LINK-009). */
export function PayReservation({ view, card, cards, sendCard, sendChallenge }: PayReservationProps) {
  const { reservation, hold } = view;
  const { folio, expiresAt, total } = reservation;
  const formId = useId();
  const statusId = useId();
  // A refused card is cleared, and its empty fields show no errors yet.
  const [formKey, setFormKey] = useState(0);
  const alert = view.screen === 'form' ? view.alert : null;
  const lastAlert = useLast(alert);
  const isPaying = view.screen !== 'form';
  const pay = (label: string) => (
    <Button
      look="primary"
      block
      type="submit"
      form={formId}
      icon={<Lock className="size-4" />}
      isDisabled={view.screen === 'form' && !view.canPay}
      isPending={isPaying}
      pendingLabel={checkout.paying[view.screen === 'paying' ? view.step : 'charging']}
      aria-describedby={statusId}
    >
      {label}
    </Button>
  );

  return (
    <>
      {hold && <HoldClock hold={hold} running={words.clock} />}
      <Page>
        <header className="grid gap-1">
          <h1>{words.title}</h1>
          <p className="text-ink-muted">
            {words.folio}{' '}
            <b className="figure text-ink">
              <AsIs>{folio}</AsIs>
            </b>
            {expiresAt !== null && (
              <>
                {' · '}
                <ValidUntil moment={expiresAt} />
              </>
            )}
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,24.5rem)] lg:grid-rows-[auto_1fr] lg:gap-y-3">
          <div className="lg:col-start-2">
            <Trip reservation={reservation} />
          </div>
          <div className="lg:row-span-2 lg:row-start-1">
            <Card title={checkout.payment}>
              <CardForm
                key={formKey}
                id={formId}
                card={card}
                cards={cards}
                errors={view.screen === 'form' ? view.errors : {}}
                hasServices={false}
                isLocked={isPaying}
                takesFocus={formKey > 0}
                onSubmit={() => {
                  if (view.screen === 'form' && view.canPay) sendCard({ type: 'pay.submitted' });
                }}
              />
            </Card>
          </div>
          <div className="grid gap-3 lg:col-start-2">
            <div className="hidden lg:grid">{pay(checkout.payAmount(money(total)))}</div>
            <p id={statusId} role="status" className="flex items-center justify-center gap-1.5 text-center text-caption text-ink-muted">
              {statusOf(view)}
            </p>
          </div>
        </div>
      </Page>
      <Dock caption={checkout.totals.total} value={money(total)}>
        {pay(checkout.pay)}
      </Dock>
      <Suspense>
        <ChallengeSheet view={view.screen === 'challenge' ? view : null} sendChallenge={sendChallenge} />
        {lastAlert && (
          <CardAlert
            alert={lastAlert}
            isOpen={alert !== null}
            send={(event) => {
              if (event.type === 'decline.accepted') setFormKey(formKey + 1);
              sendCard(event);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
PayReservation.preload = async () => {
  await Promise.all([CardAlert.preload(), ChallengeSheet.preload()]);
};

/** The end of the reservation at the terminal, followed by the shop's time where it differs. */
function ValidUntil({ moment }: { moment: Instant }) {
  const local = localClock(moment);
  const beside = common.shopTime(moment, useShopTimeZone());
  return (
    <>
      {words.validUntil(`${numericDate(local.date)} ${clockTime(local)}`)}
      {beside !== null && ` ${common.localTime} · ${beside}`}
    </>
  );
}

function Trip({ reservation: { ways, subtotal, servicesTotal, total } }: { reservation: Reservation }) {
  const [{ tickets }] = ways;
  const pets = tickets.filter(({ isPet }) => isPet).length;
  return (
    <Fold title={checkout.trip} detail={words.tripOf(tickets.length - pets, pets, ways.length > 1)} isOpenAtFirst isOpenWide>
      <div className="grid gap-4">
        {ways.map((way) => (
          <WaySection key={way.tickets[0]?.operation} way={way} detailOf={({ floor }) => [words.floors[floor]]} />
        ))}
        <div className="hidden border-t border-line pt-4 lg:block">
          <Totals
            rows={[
              { name: checkout.totals.subtotal, value: money(subtotal) },
              { name: checkout.totals.services, value: money(servicesTotal) },
            ]}
            grand={{ name: checkout.totals.total, value: money(total), unit: common.currency }}
          />
        </div>
      </div>
    </Fold>
  );
}

function statusOf(view: PayView): string {
  switch (view.screen) {
    case 'form':
      return view.canPay ? checkout.bankMayAsk : checkout.payHint;
    case 'paying':
      return checkout.payingSpoken[view.step];
    case 'challenge':
      return checkout.challengeWaits;
    default:
      return view satisfies never;
  }
}
