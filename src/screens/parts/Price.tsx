import type { Money } from '../../../machines/domain/money.ts';
import { common } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Figure } from '../../ui/Figure.tsx';

type PriceProps = {
  amount: Money;
  /** Adds the code of the currency, once per block. */
  hasCurrency?: boolean;
  className?: string;
};

/** An amount of money in the sign font. */
export function Price({ amount, hasCurrency = false, className }: PriceProps) {
  return (
    <Figure unit={hasCurrency && common.currency} {...(className !== undefined && { className })}>
      {money(amount)}
    </Figure>
  );
}
