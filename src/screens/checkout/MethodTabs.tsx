import { Banknote, CreditCard } from 'lucide-react';
import type { CheckoutEvent, PayMethod, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { cash as cashWords, checkout as words } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

type MethodTabsProps = {
  summary: Pick<SummaryView, 'method' | 'cash'>;
  isLocked: boolean;
  send: (event: CheckoutEvent) => void;
  /** The panel with the form of the card or the steps of cash. */
  panelId: string;
};

export { CashSteps } from './CashSteps.tsx';

const isMethod = (id: string): id is PayMethod => id === 'card' || id === 'cash';

/** Card and cash as tabs. Cash that cannot be chosen says why (ERR-058). */
export function MethodTabs({ summary: { method, cash }, isLocked, send, panelId }: MethodTabsProps) {
  return (
    <>
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
        panelId={panelId}
      />
      {cash.kind === 'disabled' && <Notice icon={<Banknote />}>{cashWords.disabled[cash.reason]}</Notice>}
    </>
  );
}
