import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  EllipsisVertical,
  Hourglass,
  MapPin,
  MapPinned,
  Navigation,
  Pencil,
  Repeat,
  Signpost,
  SquarePen,
  Ticket,
  Undo2,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { punctualityOf, type Estimate, type Punctuality } from '../../../machines/domain/estimate.ts';
import { dayOf, minutesBetween, type Instant } from '../../../machines/domain/instant.ts';
import { optionsOf, totalOf, type OwnTicket, type OwnTrip, type TripOption } from '../../../machines/domain/ownTrip.ts';
import { common, edit, trips as words } from '../../messages/es-MX.ts';
import { clockTime, duration, fullDate, localClock, money, numericDate } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuRow } from '../../ui/MenuRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PassRoute } from '../../ui/Pass.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { PassTime } from '../parts/PassTime.tsx';
import { TicketCarousel } from './TicketCarousel.tsx';

/** What a traveller does with a trip; `ticket` is the shown one. */
export type TripActs = {
  onOption: (option: TripOption, trip: OwnTrip, ticket: OwnTicket) => void;
  /** Opens the code of a ticket, or that of a reservation. */
  onQr: (trip: OwnTrip, ticket: OwnTicket) => void;
  /** The tickets of a trip are shown. */
  onOpened: (trip: OwnTrip) => void;
};

/** `trips`: the whole list, among which may be the other way of the purchase. */
type TripCardProps = TripActs & {
  trip: OwnTrip;
  trips: readonly OwnTrip[];
  now: Instant;
  estimate?: Estimate | undefined;
  isOneOrder: boolean;
};

const icons: Record<TripOption, ReactNode> = {
  order: <Ticket />,
  board: <Signpost />,
  edit: <SquarePen />,
  rename: <Pencil />,
  payOnline: <CreditCard />,
  track: <MapPin />,
  wayBack: <Undo2 />,
  repeat: <Repeat />,
  cancel: <CircleX />,
};

/** `10/04/2026 09:12 AM`. */
const momentOf = (at: Instant) => `${numericDate(dayOf(at))} ${clockTime(localClock(at))}`;

/** A current trip with its tickets (TRIPS-014 to TRIPS-028). */
export function TripCard({ trip, trips, now, estimate, isOneOrder, onOption, onQr, onOpened }: TripCardProps) {
  const [isOpen, setOpen] = useState(isOneOrder);
  const [isAsking, setAsking] = useState(false);
  const [at, setAt] = useState(0);
  const panelId = useId();
  const { status, direction, origin, destination, departs, arrives, tickets, reservation, ended } = trip;
  const ticket = tickets[Math.min(at, tickets.length - 1)];
  const options = optionsOf(trip, now, isOneOrder, trips);
  /** Where to board until the bus leaves, then where it is. */
  const way = (['board', 'track'] as const).find((option) => options.includes(option));
  const punctuality = punctualityOf(trip, estimate);
  const late = punctuality.kind === 'late' ? punctuality.estimate : null;
  const name = words.trip(origin.name, destination.name);
  const toggle = () => {
    if (!isOpen) onOpened(trip);
    setOpen(!isOpen);
  };
  const act = (option: TripOption) => ticket && onOption(option, trip, ticket);
  const rowOf = (option: TripOption) => (
    <MenuRow
      key={option}
      icon={icons[option]}
      isDanger={option === 'cancel'}
      onPress={() => {
        setAsking(false);
        act(option);
      }}
    >
      {option === 'edit' ? edit.open(direction) : words.options[option]}
    </MenuRow>
  );
  return (
    <Card label={`${name}, ${fullDate(dayOf(departs))}`}>
      <div className="flex min-h-tap flex-wrap items-center gap-x-3">
        {status === 'confirmed' ? (
          <PaidTag punctuality={punctuality} />
        ) : (
          <Tag tone="warn" icon={<Hourglass />}>
            {words.status.reserved}
          </Tag>
        )}
        <span className="flex-1 text-small text-ink-muted">
          {common.direction[direction]} · {words.passengers(tickets.length)}
        </span>
        {options.length > 0 && !isOneOrder && (
          <IconButton label={words.moreOf(name)} icon={<EllipsisVertical />} aria-haspopup="dialog" onPress={() => setAsking(true)} />
        )}
      </div>
      <PassRoute
        start={{ code: origin.code, time: <ExpectedTime planned={departs} expected={late?.departs} />, place: origin.name }}
        end={{
          code: destination.code,
          time: <ExpectedTime planned={arrives} expected={late?.arrives} since={departs} />,
          place: destination.name,
        }}
        middle={duration(minutesBetween(departs, arrives))}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <b className="font-strong">{fullDate(dayOf(departs))}</b>
        {way && (
          <TextLink icon={<MapPin className="size-4" />} size="sm" onPress={() => act(way)}>
            {words.options[way]}
          </TextLink>
        )}
      </div>
      {late && (
        <>
          <Notice tone="warn" icon={<Navigation />}>
            <b className="font-strong">{words.lateNote.title(ticket?.unit ?? null)}</b>
            <span>{words.lateNote.text}</span>
          </Notice>
          {options.includes('track') && (
            <Button look="primary" block icon={<MapPinned />} onPress={() => act('track')}>
              {words.options.track}
            </Button>
          )}
        </>
      )}
      {reservation && (
        <Notice tone="warn" icon={<Clock />}>
          {reservation.expiresAt && (
            <b className="font-strong">
              {words.validUntil} {momentOf(reservation.expiresAt)}
            </b>
          )}
          <span>{words.payBefore}</span>
          {reservation.total > totalOf(trip) && <span>{words.payTogether(money(reservation.total))}</span>}
        </Notice>
      )}
      <div id={panelId} hidden={!isOpen} className="border-t-2 border-dotted border-line-strong pt-4">
        {isOpen && ticket && <TicketCarousel trip={trip} ticket={ticket} at={at} onAt={setAt} onQr={() => onQr(trip, ticket)} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p>
          <span className="text-small text-ink-muted">{ended ? words.live : status === 'confirmed' ? words.paid : words.due}</span>{' '}
          <b className="figure">{money(totalOf(trip))}</b>
          {ended && <span className="block text-small text-ink-muted">{words.ended(ended)}</span>}
        </p>
        <span className="flex flex-wrap items-center gap-2">
          {reservation && ticket && (
            <Button look="soft" onPress={() => onQr(trip, ticket)}>
              {words.pay}
            </Button>
          )}
          <Button look="ghost" className="-me-4" aria-expanded={isOpen} aria-controls={panelId} onPress={toggle}>
            {isOpen ? words.hide : words.show}
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </Button>
        </span>
      </div>
      {isOneOrder ? (
        // The page shows this trip only, so its actions are listed instead of hidden in a menu. `way` has a link above.
        <div className="border-t border-line pt-2">
          <div className="-mx-3 grid">{options.filter((option) => option !== way).map(rowOf)}</div>
        </div>
      ) : (
        <Sheet isOpen={isAsking} onClose={() => setAsking(false)} title={words.more} closeLabel={common.close} width="narrow">
          <div className="grid">{options.map(rowOf)}</div>
        </Sheet>
      )}
    </Card>
  );
}

/** A paid trip is confirmed, until its bus reports how it goes. */
function PaidTag({ punctuality }: { punctuality: Punctuality }) {
  switch (punctuality.kind) {
    case 'unknown':
    case 'onTime':
      return (
        <Tag tone="success" icon={<CircleCheck />}>
          {punctuality.kind === 'onTime' ? words.onTime : words.status.confirmed}
        </Tag>
      );
    case 'late':
      return (
        <Tag tone="warn" icon={<Clock />}>
          {words.late[punctuality.at](punctuality.minutes)}
        </Tag>
      );
    default:
      return punctuality satisfies never;
  }
}

type ExpectedTimeProps = { planned: Instant; expected: Instant | undefined; since?: Instant };

function ExpectedTime({ planned, expected = planned, since }: ExpectedTimeProps) {
  return <PassTime moment={expected} was={expected === planned ? undefined : planned} since={since} />;
}
