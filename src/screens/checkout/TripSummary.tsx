import type { SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { WaySection } from '../parts/WaySection.tsx';

/** The summary: the trip, the passengers and, from 1024 px, the totals (PAY-003, PAY-005). */
export function TripSummary({ summary }: { summary: SummaryView }) {
  const { ways } = summary;
  return (
    <Fold title={words.trip} detail={words.tripOf(ways[0].tickets.length, ways.length > 1)} isOpenWide>
      <div className="grid gap-4">
        {ways.map((way) => (
          <WaySection key={way.direction} way={way} discount={summary.discount} />
        ))}
        <div className="hidden border-t border-line pt-4 lg:block">
          <CartTotals summary={summary} />
        </div>
      </div>
    </Fold>
  );
}

/** Subtotal, Servicios and Total a pagar; the total is the amount charged. */
export function CartTotals({ summary: { subtotal, servicesTotal, credit, discount, total } }: { summary: SummaryView }) {
  return (
    <Totals
      rows={[
        { name: words.totals.subtotal, value: money(subtotal) },
        { name: words.totals.services, value: money(servicesTotal) },
        ...(credit > 0 ? [{ name: words.change.before, value: common.less(money(credit)), isLess: true }] : []),
        ...(discount ? [{ name: words.discount(discount), value: common.less(money(discount.amount)), isLess: true }] : []),
      ]}
      grand={{ name: words.totals.total, value: money(total), unit: common.currency }}
    />
  );
}
