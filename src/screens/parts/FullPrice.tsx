import type { Money } from '../../../machines/domain/money.ts';
import { common, promoted } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';

export type FullPriceProps = { price: Money; /** What the promotion of the way back took off it. */ discount: Money };

/** The price without the promotion, and how much less it is with it. */
export function FullPrice({ price, discount }: FullPriceProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-small whitespace-nowrap">
      <s className="text-ink-muted">
        <span className="sr-only">{common.before} </span>
        {money(price + discount)}
      </s>{' '}
      <b className="font-strong text-action-ink">{promoted.less(Math.round((100 * discount) / (price + discount)))}</b>
    </span>
  );
}
