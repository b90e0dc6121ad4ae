import { CreditCard } from 'lucide-react';
import type { Money } from '../../../machines/domain/money.ts';
import type { SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, seatAlerts as words, seats } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { serviceIcon } from './serviceIcon.tsx';

type BenefitsSheetProps = {
  services: { id: string; name: string; price: Money }[];
  /** The services that the account included last. Nothing is chosen for the traveller (decision 12). */
  preferred: readonly string[];
  isOpen: boolean;
  send: (event: SeatsEvent) => void;
};

/** The offer of benefits, once a session before the first passenger (SEAT-025, SEAT-026, SEAT-037). */
export function BenefitsSheet({ services, preferred, isOpen, send }: BenefitsSheetProps) {
  const decline = () => send({ type: 'benefits.declined' });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={decline}
      title={words.benefits.title}
      closeLabel={common.close}
      width="narrow"
      isFooterStacked
      footer={
        <>
          <Button look="primary" block onPress={() => send({ type: 'benefits.accepted' })}>
            {words.benefits.include}
          </Button>
          <Button size="lg" block onPress={decline}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">
        {words.benefits.text}
        {services.some(({ id }) => preferred.includes(id)) && <b className="text-ink"> {words.benefits.lastTime}</b>}
      </p>
      <ul>
        {services.map(({ id, name, price }) => (
          <li key={id} className="flex items-center gap-3 border-line py-4 not-first:border-t">
            <span className="grid size-10 flex-none place-items-center rounded-round bg-surface-sunken">{serviceIcon(id)}</span>
            <b className="min-w-0 flex-1 font-strong">{name}</b>
            <span className="figure">{money(price)}</span>
          </li>
        ))}
      </ul>
      <Notice icon={<CreditCard />}>{seats.form.cardOnly}</Notice>
    </Sheet>
  );
}
