import { ChevronLeft, ChevronRight, Clock, Copy, Image, Store, Tv } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../machines/domain/instant.ts';
import { nameOf, totalOf, type OwnTicket, type OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { common, trips as words } from '../../messages/es-MX.ts';
import { clockTime, localClock, money, numericDate } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useLast } from '../parts/useLast.ts';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

export type ShownQr = { trip: OwnTrip; ticket: OwnTicket };

type TripQrSheetProps = {
  /** Null while it is closed. */
  shown: ShownQr | null;
  onClose: () => void;
  /** Another ticket of the trip is shown. */
  onShow: (ticket: OwnTicket) => void;
  /** Saves the code as a picture (TRIPS-012). */
  onImage: (code: string, text: string) => void;
  /** Whether the reference was copied. */
  onCopy: (reference: string) => Promise<boolean>;
};

/** The code of a ticket, or how to pay a reservation (TRIPS-010 to TRIPS-012, TRIPS-035, TRIPS-036). */
export function TripQrSheet({ shown, onClose, onShow, onImage, onCopy }: TripQrSheetProps) {
  const last = useLast(shown);
  if (!last) return null;
  const { trip, ticket } = last;
  const isReserved = trip.reservation !== null;
  const code = ticket.code ?? trip.reservation?.reference ?? trip.transaction;
  return (
    <Sheet
      isOpen={shown !== null}
      onClose={onClose}
      title={isReserved ? words.reserveTitle : words.qrTitle}
      closeLabel={common.close}
      width="narrow"
      isFooterStacked
      footer={
        <Button look="primary" block icon={<Image />} onPress={() => onImage(code, ticket.qr ?? code)}>
          {words.image}
        </Button>
      }
    >
      {isReserved ? <Reservation trip={trip} onCopy={onCopy} /> : <Boarding trip={trip} ticket={ticket} code={code} onShow={onShow} />}
    </Sheet>
  );
}

function Boarding({ trip, ticket, code, onShow }: ShownQr & { code: string } & Pick<TripQrSheetProps, 'onShow'>) {
  const timeZone = useShopTimeZone();
  const { tickets } = trip;
  const at = tickets.findIndex(({ id }) => id === ticket.id);
  const [previous, next] = [tickets[at - 1], tickets[at + 1]];
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Qr text={ticket.qr ?? code} label={words.qrOf(code)} className="size-60 border border-line" />
      <b className="font-sign text-title-3 font-bold tracking-[0.04em] wrap-anywhere">
        <AsIs>{code}</AsIs>
      </b>
      <p>
        <b className="wrap-anywhere">
          <AsIs>{nameOf(ticket)}</AsIs>
        </b>
        <br />
        <span className="text-small text-ink-muted">
          {common.seat(ticket.seat)} · {common.floors[ticket.floor]} · {common.when(trip.departs, timeZone)}
        </span>
      </p>
      {tickets.length > 1 && (
        <div className="flex items-center justify-between gap-2 justify-self-stretch">
          <IconButton
            label={words.previous}
            icon={<ChevronLeft />}
            isDisabled={previous === undefined}
            onPress={() => previous && onShow(previous)}
          />
          <p role="status" className="text-small text-ink-muted">
            {words.place(at + 1, tickets.length)}
          </p>
          <IconButton label={words.next} icon={<ChevronRight />} isDisabled={next === undefined} onPress={() => next && onShow(next)} />
        </div>
      )}
    </div>
  );
}

/** Digits in groups of four. */
const spaced = (reference: string) => (/^\d+$/.test(reference) ? reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : reference);

type Till = 'other' | 'kiosk';

function Reservation({ trip, onCopy }: { trip: OwnTrip } & Pick<TripQrSheetProps, 'onCopy'>) {
  const [till, setTill] = useState<Till>('other');
  const [isCopied, setCopied] = useState(false);
  const { reservation, transaction } = trip;
  const reference = till === 'other' ? (reservation?.reference ?? transaction) : transaction;
  const until = reservation?.expiresAt;
  return (
    <Tabs
      label={words.reserveTitle}
      value={till}
      onChange={(id) => {
        setTill(id === 'kiosk' ? 'kiosk' : 'other');
        setCopied(false);
      }}
      tabs={[
        { id: 'other', name: words.other, icon: <Store /> },
        { id: 'kiosk', name: words.kiosk, icon: <Tv /> },
      ]}
    >
      <div className="grid gap-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-muted">{words.due}</span>
          <Figure className="text-title-2">{money(totalOf(trip))}</Figure>
        </p>
        <div className="grid justify-items-center gap-3 text-center">
          <Qr text={reference} label={words.qrOf(reference)} className="size-[200px]" />
          <span className="text-small text-ink-muted">{till === 'other' ? words.reference : words.transaction}</span>
          <span className="flex items-center gap-2 rounded-control border border-dashed border-line-strong ps-4">
            <b className="figure tracking-[0.04em] wrap-anywhere">
              <AsIs>{spaced(reference)}</AsIs>
            </b>
            <IconButton
              label={isCopied ? words.copied : words.copy}
              icon={<Copy />}
              onPress={() => void onCopy(reference).then(setCopied)}
            />
          </span>
          <p role="status" className="text-small text-ink-muted">
            {isCopied ? words.copied : ''}
          </p>
          <p className="text-pretty text-ink-muted">{till === 'other' ? words.otherText : words.kioskText}</p>
        </div>
        {until && (
          <Notice tone="warn" icon={<Clock />}>
            <b className="font-strong">
              {words.validUntil} {numericDate(dayOf(until))} {clockTime(localClock(until))}
            </b>
          </Notice>
        )}
      </div>
    </Tabs>
  );
}
