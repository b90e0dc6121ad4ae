import { ChevronLeft, ChevronRight } from 'lucide-react';
import { nameOf, type OwnTicket, type OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { trips as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Qr } from '../../ui/Qr.tsx';

type TicketCarouselProps = {
  trip: OwnTrip;
  ticket: OwnTicket;
  /** The place of the ticket among those of the trip. */
  at: number;
  onAt: (at: number) => void;
  onQr: () => void;
};

/** The tickets of a trip, one at a time (TRIPS-020 to TRIPS-024, TRIPS-027). */
export function TicketCarousel({ trip, ticket, at, onAt, onQr }: TicketCarouselProps) {
  const count = trip.tickets.length;
  const code = ticket.code ?? trip.reservation?.reference ?? trip.transaction;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-2">
        {count > 1 && <IconButton label={words.previous} icon={<ChevronLeft />} isDisabled={at === 0} onPress={() => onAt(at - 1)} />}
        <p role="status" className="min-w-0 flex-1 text-center">
          <b className="block font-strong wrap-anywhere">
            <AsIs>{nameOf(ticket)}</AsIs>
          </b>
          <span className="text-small text-ink-muted">
            {ticket.category}
            {count > 1 && ` · ${words.place(at + 1, count)}`}
          </span>
        </p>
        {count > 1 && <IconButton label={words.next} icon={<ChevronRight />} isDisabled={at === count - 1} onPress={() => onAt(at + 1)} />}
      </div>
      <dl className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] rounded-control border border-line text-center md:grid-cols-4">
        <Cell name={words.seat} value={`${ticket.seat} ${words.floors[ticket.floor]}`} />
        <Cell name={words.unit} value={ticket.unit ?? words.noUnit} />
        <Cell name={words.services} value={String(ticket.services.length)} />
        <Cell name={words.price} value={money(ticket.price)} />
      </dl>
      <section aria-label={words.extras}>
        <p className="text-small font-strong text-ink-muted">{words.extras}</p>
        {ticket.services.length === 0 ? (
          <p>{words.noServices}</p>
        ) : (
          <ul>
            {ticket.services.map(({ name, total }) => (
              <li key={name} className="flex justify-between gap-4">
                <span>{name}</span>
                <b className="figure">{money(total)}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="flex flex-wrap items-center gap-4">
        <PlainButton aria-label={words.openQr} onPress={onQr} className="rounded-control border border-line p-1">
          <Qr text={ticket.qr ?? code} label={words.qrOf(code)} className="size-24" />
        </PlainButton>
        <dl className="grid gap-2">
          <div>
            <dt className="text-caption text-ink-muted">{words.ticket}</dt>
            <dd className="figure wrap-anywhere">{ticket.code === null ? words.status.reserved : <AsIs>{ticket.code}</AsIs>}</dd>
          </div>
          <div>
            <dt className="text-caption text-ink-muted">{words.transaction}</dt>
            <dd className="figure wrap-anywhere">
              <AsIs>{words.trx(trip.transaction)}</AsIs>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

const Cell = ({ name, value }: { name: string; value: string }) => (
  <div className="grid min-w-0 content-center border-line px-1 py-2 not-first:border-s">
    <dt className="text-caption text-ink-muted">{name}</dt>
    <dd className="figure text-[clamp(0.8125rem,3.9vw,1rem)] wrap-anywhere">{value}</dd>
  </div>
);
