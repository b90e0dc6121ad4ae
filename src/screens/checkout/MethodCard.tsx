import { Banknote, CreditCard, Hourglass, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { CheckoutEvent, PayMethod, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words, common } from '../../messages/es-MX.ts';
import { clockTime, fullDate, wallClock } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

/** Loaded on demand, because many carts are paid by card alone. */
const Tabs = lazyPart(async () => (await import('../../ui/Tabs.tsx')).Tabs);

type MethodCardProps = {
  summary: SummaryView;
  isLocked: boolean;
  send: (event: CheckoutEvent) => void;
  /** The form of the card. */
  children: ReactNode;
};

const isMethod = (id: string): id is PayMethod => id === 'card' || id === 'cash';

/** The methods of payment. Without cash it is the card's form alone (CASH-002 to CASH-010). */
export function MethodCard({ summary: { method, cash, termsFailed }, isLocked, send, children }: MethodCardProps) {
  // The button that asked again is gone when the methods come.
  useEffect(recoverFocus, [termsFailed]);
  useEffect(() => void Tabs.preload(), []);
  if (cash.kind === 'hidden') {
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
  return (
    <Card title={words.method}>
      <Suspense fallback={children}>
        <Tabs
          label={words.method}
          value={method}
          onChange={(id) => isMethod(id) && id !== method && send({ type: 'method.chosen', method: id })}
          tabs={[
            { id: 'card', name: words.methods.card, icon: <CreditCard className="size-5" />, isDisabled: isLocked && method !== 'card' },
            {
              id: 'cash',
              name: words.methods.cash,
              icon: <Banknote className="size-5" />,
              isDisabled: cash.kind === 'disabled' || (isLocked && method !== 'cash'),
            },
          ]}
          panelClassName="grid gap-4"
        >
          {cash.kind === 'disabled' && <Notice icon={<Banknote />}>{words.cash.limit}</Notice>}
          {method === 'cash' && cash.kind === 'offered' ? <CashSteps until={cash.payBefore} /> : children}
        </Tabs>
      </Suspense>
    </Card>
  );
}

/** The way of a reservation, in three steps (CASH-001). */
function CashSteps({ until }: { until: string }) {
  const clock = wallClock(until, useShopTimeZone());
  const end = `${fullDate(clock.date)}, ${clockTime(clock)}`;
  return (
    <>
      <ol className="grid gap-4">
        {words.cash.steps.map(({ title, text }, index) => (
          <li key={title} className="flex items-start gap-3">
            <span aria-hidden="true" className="grid size-8 flex-none place-items-center rounded-round bg-board font-bold text-on-board">
              {index + 1}
            </span>
            <span className="grid min-w-0">
              <b>{title}</b>
              <span className="text-small text-ink-muted">{text(end)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Notice tone="warn" icon={<Hourglass />}>
        {words.cash.warning}
      </Notice>
    </>
  );
}
