import { common } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { cx } from '../../ui/cx.ts';

/** An amount in the letters of the sign. MXN follows it at half size, once per block: `hasCurrency`. Size and colour come from `className`. */
export function Price({ amount, hasCurrency = false, className }: { amount: Money; hasCurrency?: boolean; className?: string }) {
  return (
    <span className={cx('figure', className)}>
      {money(amount)}
      {hasCurrency && (
        <small className="ms-1 text-[max(0.5em,0.75rem)] font-semibold tracking-normal text-ink-muted">{common.currency}</small>
      )}
    </span>
  );
}
