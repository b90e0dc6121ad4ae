import {
  ArrowRightLeft,
  CalendarPlus,
  CarFront,
  Check,
  ChevronRight,
  CircleX,
  FileDown,
  Info,
  Pencil,
  QrCode,
  ReceiptText,
  Repeat,
  Star,
  Undo2,
} from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { ConfirmationEvent, ConfirmationView } from '../../../machines/confirmation/confirmation.types.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import { isStanding, type Leg, type Order, type Ticket, type Way } from '../../../machines/domain/order.ts';
import { cityOf } from '../../../machines/domain/place.ts';
import type { RideCouponEvent } from '../../../machines/rideCoupon/rideCoupon.types.ts';
import type { EditEvent } from '../../../machines/edit/edit.types.ts';
import { again, common, confirmation, edit as editWords, failureText, ride as rideWords } from '../../messages/es-MX.ts';
import { clockTime, money, numericDate, wallClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { PassList } from '../../ui/Pass.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { Totals } from '../../ui/Totals.tsx';
import { InstallCard, type InstallOffer } from '../parts/InstallCard.tsx';
import { ContactCard } from '../parts/ContactCard.tsx';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { useShopFacts } from '../parts/ShopFacts.ts';
import { ShareButtons, type Sharing } from '../parts/ShareButtons.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { useLast } from '../parts/useLast.ts';
import { BoardingPass } from './BoardingPass.tsx';
import { PartnerRow } from './PartnerRow.tsx';
import { ShareForm } from './ShareForm.tsx';
import type { Wallets } from './WalletButtons.tsx';
import { TicketsSheet, type CodePicture } from './TicketsSheet.tsx';

/** Loaded on demand, because few travellers change their seats or take a ride. */
const RideSheet = lazyPart(async () => (await import('./RideSheet.tsx')).RideSheet);
const EditSheet = lazyPart(async () => (await import('./EditSheet.tsx')).EditSheet);

type Send = (event: ConfirmationEvent) => void;
type OrderView = Extract<ConfirmationView, { screen: 'order' }>;

export type OrderPageProps = {
  view: OrderView;
  send: Send;
  sendEdit: (event: EditEvent) => void;
  /** The first day of new departures. */
  today: PlainDate;
  sendRide: (event: RideCouponEvent) => void;
  onCalendar: () => void;
  /** Opens where a way is boarded. */
  onBoard: (leg: Leg) => void;
  /** Saves the code of a ticket as a picture. */
  onImage: (picture: CodePicture) => void;
  wallets: Wallets;
  /** Tells others when the trip leaves. */
  sharing: Sharing;
  /** Opens the site of the partner; null without one. */
  onPartner: (() => void) | null;
  /** The address of the traveller's trips; null for a guest. */
  tripsHref: string | null;
  /** The addresses that begin the same trip again and its way back; null for a way back that cannot be bought. */
  repeatHref: string;
  wayBackHref: string | null;
  /** How this browser installs the shop; null when it cannot, or should not ask again. */
  install: InstallOffer | null;
};

/** The paid order: tickets first, then the payment, then the share form (CONF-001 to CONF-005, CONF-009, CONF-011 to CONF-013). */
export function OrderPage({
  view,
  send,
  today,
  sendEdit,
  sendRide,
  onCalendar,
  onBoard,
  onImage,
  wallets,
  sharing,
  onPartner,
  tripsHref,
  repeatHref,
  wayBackHref,
  install,
}: OrderPageProps) {
  const { order, ended, change, edit, hasRide, ride, pdf, share } = view;
  const isLive = ended === null;
  const isSending = share.status === 'sending';
  const isEditing = useLast(edit) !== null;
  const isRiding = useLast(ride) !== null;
  useEffect(() => void EditSheet.preload(), []);
  const [isShown, setShown] = useState(false);
  const [offer, setOffer] = useState(install);
  return (
    <Page className="print:block print:max-w-none print:p-0">
      <Split
        aside={
          <div className="grid gap-4 print:hidden">
            <Details order={order} change={change} />
            <ContactCard lines={linesOf(order)} />
            {hasRide && (
              <RowCard lead={<CarFront />} end={<ChevronRight />} isDisabled={isSending} onPress={() => send({ type: 'ride.chosen' })}>
                {rideWords.row.title}
                <span className="block text-small font-normal text-ink-muted">{rideWords.row.text}</span>
              </RowCard>
            )}
            {onPartner && <PartnerRow city={cityOf(order.ways[0].leg.destination)} onLeave={onPartner} />}
            {isLive && (
              <Card title={confirmation.tellTrip.title}>
                <p className="text-small text-ink-muted">{confirmation.tellTrip.text}</p>
                <ShareButtons {...sharing} />
              </Card>
            )}
            <ShareForm share={share} send={send} />
            {wayBackHref !== null && (
              <LinkButton look="outlined" size="lg" block href={wayBackHref} icon={<Undo2 />}>
                {again.wayBack}
              </LinkButton>
            )}
            <LinkButton look="outlined" size="lg" block href={repeatHref} icon={<Repeat />}>
              {again.repeat}
            </LinkButton>
            {tripsHref !== null && (
              <LinkButton look="primary" block href={tripsHref}>
                {confirmation.trips}
              </LinkButton>
            )}
            <Button look="outlined" size="lg" block onPress={() => send({ type: 'home.chosen' })}>
              {confirmation.goHome}
            </Button>
          </div>
        }
      >
        <header className="grid justify-items-start gap-2 print:hidden">
          <span className="grid size-14 place-items-center rounded-round bg-action text-on-action">
            {isLive ? (
              <Check className="size-8" />
            ) : ended === 'replaced' ? (
              <ArrowRightLeft className="size-8" />
            ) : (
              <CircleX className="size-8" />
            )}
          </span>
          <h1>{isLive ? confirmation.title : confirmation.ended[ended].title}</h1>
          <p className="wrap-anywhere text-ink-muted">{isLive ? confirmation.sentTo(order.email) : confirmation.ended[ended].text}</p>
        </header>
        {order.isChange && (
          <Notice icon={<Info />} className="print:hidden">
            {editWords.changed}
            {order.points > 0 && <span>{editWords.cheaper(money(order.points))}</span>}
          </Notice>
        )}
        {isLive && (
          <div className="flex flex-wrap gap-3 *:flex-[1_1_14rem] md:*:flex-[0_1_auto] print:hidden">
            <Button look="primary" icon={<QrCode />} aria-haspopup="dialog" onPress={() => setShown(true)}>
              {confirmation.show}
            </Button>
            <Button
              look="outlined"
              size="lg"
              icon={<FileDown />}
              isPending={pdf.isDownloading}
              pendingLabel={confirmation.downloading}
              onPress={() => send({ type: 'pdf.requested' })}
            >
              {confirmation.download}
            </Button>
            <Button look="outlined" size="lg" icon={<CalendarPlus />} onPress={onCalendar}>
              {confirmation.calendar}
            </Button>
          </div>
        )}
        {isLive && offer && (
          <InstallCard
            {...offer}
            onClose={() => {
              setOffer(null);
              focusContent();
            }}
          />
        )}
        {pdf.failure && (
          <Notice tone="error" isLive className="print:hidden">
            <b>{confirmation.downloadFailed}</b>
            {failureText(pdf.failure).text}
          </Notice>
        )}
        {order.ways.map((way) => (
          <WayTickets
            key={way.direction}
            way={way}
            onBoard={() => onBoard(way.leg)}
            wallets={wallets}
            isLocked={isSending}
            onEdit={() => send({ type: 'edit.chosen', direction: way.direction, today })}
          />
        ))}
      </Split>
      {isEditing && (
        <Suspense>
          <EditSheet view={edit} send={sendEdit} />
        </Suspense>
      )}
      {isRiding && (
        <Suspense>
          <RideSheet view={ride} send={sendRide} />
        </Suspense>
      )}
      <TicketsSheet isOpen={isShown} onClose={() => setShown(false)} ways={order.ways} onImage={onImage} />
    </Page>
  );
}

/** The lines of the trip, each once. */
function linesOf({ ways }: Order) {
  return [...new Map(ways.map(({ leg }) => [leg.brand, { name: leg.brand, ...leg.brandContact }])).values()];
}

type WayTicketsProps = { way: Way<Ticket>; onBoard: () => void; wallets: Wallets; isLocked: boolean; onEdit: () => void };

function WayTickets({ way: { direction, leg, tickets }, onBoard, wallets, isLocked, onEdit }: WayTicketsProps) {
  const id = `${direction}-title`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:block">
      <div className="flex flex-wrap items-center justify-between gap-x-3 print:mb-[3mm] print:break-after-avoid">
        <h2 id={id}>{common.direction[direction]}</h2>
        {tickets.some(isStanding) && (
          <span className="print:hidden">
            <Button icon={<Pencil className="size-4" />} aria-haspopup="dialog" isDisabled={isLocked} onPress={onEdit}>
              {editWords.open(direction)}
            </Button>
          </span>
        )}
      </div>
      <PassList label={common.direction[direction]}>
        {tickets.map((ticket) => (
          <BoardingPass key={ticket.id} ticket={ticket} direction={direction} leg={leg} onBoard={onBoard} wallets={wallets} />
        ))}
      </PassList>
    </section>
  );
}

function Details({ order, change }: Pick<OrderView, 'order' | 'change'>) {
  const { invoiceUrl } = useShopFacts().company;
  const paid = wallClock(order.paidAt, useShopTimeZone());
  return (
    <Card label={confirmation.details}>
      <Facts
        items={[
          { name: confirmation.sale, value: <AsIs>{order.operation}</AsIs>, isWide: true },
          { name: confirmation.transaction, value: <AsIs>{order.transactionId}</AsIs>, isWide: true },
          { name: confirmation.paidDate, value: numericDate(paid.date) },
          { name: confirmation.paidTime, value: clockTime(paid) },
        ]}
      />
      <Totals
        rows={
          change
            ? [
                { name: confirmation.newTickets, value: money(change.price) },
                { name: confirmation.earlierTickets, value: common.less(money(change.earlier)), isLess: true },
              ]
            : []
        }
        grand={{ name: confirmation.total, value: money(order.total), unit: common.currency }}
      />
      {!order.isChange && order.points > 0 && (
        <Notice tone="warn" icon={<Star />}>
          <span className="flex items-center justify-between gap-3">
            {confirmation.points} <b className="figure text-body">{money(order.points)}</b>
          </span>
        </Notice>
      )}
      {invoiceUrl !== undefined && (
        <p>
          <NewTabLink wraps href={`${invoiceUrl}${encodeURIComponent(order.operation)}`} icon={<ReceiptText className="size-5" />}>
            {confirmation.invoice}
          </NewTabLink>
        </p>
      )}
    </Card>
  );
}
