import { TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { CheckoutEvent, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';

type MethodCardProps = {
  summary: SummaryView;
  isLocked: boolean;
  send: (event: CheckoutEvent) => void;
  /** The form of the card. */
  children: ReactNode;
};

/** Loaded on demand, because many carts are paid by card alone. */
const MethodTabs = lazyPart(async () => (await import('./MethodTabs.tsx')).MethodTabs);

/** The methods of payment. Without cash it is the card's form alone (CASH-002 to CASH-010). */
export function MethodCard({ summary, isLocked, send, children }: MethodCardProps) {
  const { cash, termsFailed } = summary;
  // The button that asked again is gone when the methods come.
  useEffect(recoverFocus, [termsFailed]);
  useEffect(() => void MethodTabs.preload(), []);
  if (cash.kind !== 'hidden') {
    return (
      <Card title={words.method}>
        <Suspense fallback={children}>
          <MethodTabs summary={summary} isLocked={isLocked} send={send}>
            {children}
          </MethodTabs>
        </Suspense>
      </Card>
    );
  }
  return (
    <Card title={words.payment}>
      {termsFailed && (
        <Notice tone="warn" icon={<TriangleAlert />}>
          <p role="status">{words.methodsFailed}</p>
          <Button onPress={() => send({ type: 'methods.retried' })}>{common.retry}</Button>
        </Notice>
      )}
      {children}
    </Card>
  );
}
