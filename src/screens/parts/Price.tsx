import { Suspense } from 'react';
import type { Money } from '../../../machines/domain/money.ts';
import { common } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Figure } from '../../ui/Figure.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { FullPriceProps } from './FullPrice.tsx';

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

/** Loaded on demand, because only a way back has the promotion. */
const FullPrice = lazyPart<FullPriceProps>(async () => (await import('./FullPrice.tsx')).FullPrice);

/** The price without the promotion of the way back, `discount`; nothing without one. */
export function OldPrice({ price, discount = 0 }: { price: Money; discount: Money | undefined }) {
  return discount > 0 ? (
    <Suspense fallback={<span className="text-small">&nbsp;</span>}>
      <FullPrice price={price} discount={discount} />
    </Suspense>
  ) : null;
}
