import { TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useId, type ReactNode } from 'react';
import type { CheckoutEvent, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { tabIdOf } from '../../ui/tabIdOf.ts';
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
const CashSteps = lazyPart(async () => (await import('./MethodTabs.tsx')).CashSteps);

/** The methods of payment. Without cash it is the card's form alone (CASH-002 to CASH-010). */
export function MethodCard({ summary, isLocked, send, children }: MethodCardProps) {
  const { cash, method, termsFailed } = summary;
  const panelId = useId();
  // The button that asked again is gone when the methods come.
  useEffect(recoverFocus, [termsFailed]);
  useEffect(() => {
    void MethodTabs.preload();
    void CashSteps.preload();
  }, []);
  const hasTabs = cash.kind !== 'hidden';
  const until = method === 'cash' && cash.kind === 'offered' ? cash.payBefore : null;
  return (
    <Card title={hasTabs ? words.method : words.payment}>
      {termsFailed && (
        <Notice tone="warn" icon={<TriangleAlert />}>
          <p role="status">{words.methodsFailed}</p>
          <Button onPress={() => send({ type: 'methods.retried' })}>{common.retry}</Button>
        </Notice>
      )}
      {hasTabs && (
        <Suspense>
          <MethodTabs summary={summary} isLocked={isLocked} send={send} panelId={panelId} />
        </Suspense>
      )}
      {/* The form is the same element before and after the tabs come, so that a field keeps the focus and its text. */}
      <div
        className="grid min-w-0 gap-4"
        id={panelId}
        {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabIdOf(panelId, method) })}
        {...(until !== null && { tabIndex: 0 })}
      >
        {until === null ? (
          children
        ) : (
          <Suspense>
            <CashSteps until={until} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
