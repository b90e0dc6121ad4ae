import { ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import type { CartTicket, Way, Discount } from '../../../machines/domain/order.ts';
import { checkout as words, common, results } from '../../messages/es-MX.ts';
import { list, momentLine, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { OldPrice, Price } from './Price.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';

/** Loaded on demand, because only a way back has the promotion. */
const SamePrice = lazyPart(async () => (await import('./SamePrice.tsx')).SamePrice);

type WaySectionProps<Held extends CartTicket> = {
  way: Way<Held>;
  /** What reduces the prices of the tickets. */
  discount?: Discount | null;
  /** What a ticket shows after its fare, in place of the words for no services. */
  detailOf?: (ticket: Held) => readonly string[];
};

/** One direction of a cart or an order with its passengers. */
export function WaySection<Held extends CartTicket>({
  way: { direction, leg, tickets },
  discount = null,
  detailOf,
}: WaySectionProps<Held>) {
  const timeZone = useShopTimeZone();
  return (
    <section className="grid gap-2 border-line not-first:border-t not-first:pt-4">
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Tag>{common.direction[direction]}</Tag>
        <span className="text-ink-muted">{common.when(leg.departs, timeZone)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-1.5 font-sign text-[1.0625rem] leading-5.5 font-bold">
        {leg.origin.name}
        <ArrowRight className="size-4 text-ink-muted" />
        <span className="sr-only">{common.join}</span>
        {leg.destination.name}
      </p>
      <p className="text-caption text-ink-muted">
        {leg.brand} · {results.arrives(momentLine(leg.arrives))}
      </p>
      <ul>
        {tickets.map((ticket) => (
          <TicketLine key={ticket.id} ticket={ticket} kind={discount?.kind} details={detailOf?.(ticket)} />
        ))}
      </ul>
      {tickets.some(({ promotion }) => promotion) && (
        <Suspense>
          <SamePrice />
        </Suspense>
      )}
    </section>
  );
}

type TicketLineProps = { ticket: CartTicket; kind: Discount['kind'] | undefined; details: readonly string[] | undefined };

function TicketLine({ ticket, kind, details }: TicketLineProps) {
  const { seatNumber, firstName, lastName, fareName, price, promotion, services } = ticket;
  const discount = kind ? ticket.discount : 0;
  const bought = services.map(({ name, total }) => `${name} ${money(total)}`);
  const extras = [
    ...(bought.length > 0 || discount > 0 || details ? bought : [words.noServices]),
    ...(kind && discount > 0 ? [`${words.discountOf[kind]} ${common.less(money(discount))}`] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line py-2 text-[0.9375rem] not-first:border-t">
      <span aria-hidden="true">
        <NumberBadge size="sm">{seatNumber}</NumberBadge>
      </span>
      <span className="min-w-0 flex-[1_1_7.5rem]">
        <b className="block wrap-anywhere">
          <span className="sr-only">{common.seat(seatNumber)}, </span>
          <AsIs>
            {firstName} {lastName}
          </AsIs>
        </b>
        <span className="block text-caption text-ink-muted">
          {[fareName, ...(details ?? []), ...(extras.length > 0 ? [list(extras)] : [])].join(' · ')}
        </span>
      </span>
      <span className="grid justify-items-end">
        <OldPrice price={price} discount={promotion} />
        {discount > 0 && <s className="text-small text-ink-muted">{money(price)}</s>}
        <Price amount={price - discount} />
      </span>
    </li>
  );
}
