import { ArrowRight } from 'lucide-react';
import type { CartTicket } from '../../../machines/domain/order.ts';
import type { SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { list, money } from '../../messages/format.ts';
import { Fold } from '../../ui/Fold.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { Price } from '../parts/Price.tsx';

/** What is being paid: the trip, who travels and, from 1024 px, the totals (PAY-003, PAY-005). */
export function TripSummary({ summary }: { summary: SummaryView }) {
  const { outbound, tickets } = summary;
  return (
    <Fold title={words.trip} detail={words.tripOf(tickets.length)} isOpenWide>
      <div className="grid gap-4">
        <section className="grid gap-2">
          <p className="flex flex-wrap items-center gap-2 text-small">
            <Tag>{words.outbound}</Tag>
            <span className="text-ink-muted">{common.when(outbound.departs)}</span>
          </p>
          <p className="flex flex-wrap items-center gap-1.5 font-sign text-[1.0625rem] leading-5.5 font-bold">
            {outbound.origin.name}
            <ArrowRight className="size-4 text-ink-muted" />
            <span className="sr-only">{common.join}</span>
            {outbound.destination.name}
          </p>
          <ul>
            {tickets.map((ticket) => (
              <TicketLine key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        </section>
        <div className="hidden border-t border-line pt-4 lg:block">
          <CartTotals summary={summary} />
        </div>
      </div>
    </Fold>
  );
}

function TicketLine({ ticket }: { ticket: CartTicket }) {
  const { seatNumber, firstName, lastName, fareName, price, services } = ticket;
  const extras = services.length === 0 ? words.noServices : list(services.map(({ name, total }) => `${name} ${money(total)}`));
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line py-2 text-[0.9375rem] not-first:border-t">
      <span aria-hidden="true">
        <NumberBadge size="sm">{seatNumber}</NumberBadge>
      </span>
      <span className="min-w-0 flex-[1_1_7.5rem]">
        <b className="block wrap-anywhere">
          <span className="sr-only">{common.seat(seatNumber)}, </span>
          {firstName} {lastName}
        </b>
        <span className="block text-caption text-ink-muted">
          {fareName} · {extras}
        </span>
      </span>
      <Price amount={price} />
    </li>
  );
}

/** Subtotal, Servicios and Total a pagar; the total is what is charged. */
export function CartTotals({ summary: { subtotal, servicesTotal, total } }: { summary: SummaryView }) {
  return (
    <Totals
      rows={[
        { name: words.totals.subtotal, value: money(subtotal) },
        { name: words.totals.services, value: money(servicesTotal) },
      ]}
      grand={{ name: words.totals.total, value: money(total), unit: common.currency }}
    />
  );
}
