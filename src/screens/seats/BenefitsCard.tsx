import { useId } from 'react';
import type { BenefitsView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { extras, seatAlerts } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { serviceIcon } from './serviceIcon.tsx';

const words = seatAlerts.benefits;

export type BenefitsCardProps = {
  benefits: BenefitsView;
  /** The services that the account included last. Nothing is chosen for the traveller (decision 12). */
  preferred: readonly string[];
  send: (event: SeatsEvent) => void;
};

/** The offer of benefits above the form, and its second question after a refusal (SEAT-025, SEAT-026, SEAT-037, SEAT-038). */
export function BenefitsCard({ benefits: { stage, services, total }, preferred, send }: BenefitsCardProps) {
  const id = useId();
  if (stage === 'included') {
    return (
      <Notice isLive tone="success">
        {words.included}
      </Notice>
    );
  }
  const { title } = stage === 'insisting' ? words.insisting : words;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-info-soft p-4 forced-colors:border">
      <div className="grid gap-1" aria-live="polite">
        <h3 id={id} className="text-title-3">
          {title}
        </h3>
        {stage === 'insisting' ? (
          <p className="text-small">
            {words.insisting.text(
              services.map(({ name }) => name.toLowerCase()),
              money(total),
            )}
          </p>
        ) : (
          <p className="text-small text-ink-muted">
            {words.text}
            {services.some(({ id: serviceId }) => preferred.includes(serviceId)) && <b className="text-ink"> {words.lastTime}</b>}
          </p>
        )}
      </div>
      <ul className="grid gap-2 text-small">
        {services.map((service) => (
          <li key={service.id} className="flex items-center gap-2.5">
            <span className="grid size-8 flex-none place-items-center rounded-round bg-surface">{serviceIcon(service.id)}</span>
            <span className="min-w-0 flex-1">
              <b className="block font-strong">{service.name}</b>
              <span className="text-caption text-ink-muted">{service.description}</span>
            </span>
            <span className="figure">{money(service.price)}</span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-muted">{extras.cardOnly}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        <Button onPress={() => send({ type: 'benefits.accepted' })}>{words.include}</Button>
        <Button look="ghost" onPress={() => send({ type: 'benefits.declined' })}>
          {words.decline}
        </Button>
      </div>
    </section>
  );
}
