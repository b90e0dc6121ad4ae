import { useEffect, useId, useRef, useState } from 'react';
import type { AddPassengerView } from '../../../machines/passengerForm/passengerForm.types.ts';
import type { SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { extras as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { CheckCard } from '../../ui/Checkbox.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { serviceIcon } from './serviceIcon.tsx';

export type PassengerServicesProps = { form: AddPassengerView; send: (event: SeatsEvent) => void };

/** The services that a passenger can add. Removing them closes the list (SEAT-022). */
export function PassengerServices({ form, send }: PassengerServicesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const chosen = form.services.filter(({ checked }) => checked);
  // The link that opened the list is gone.
  useEffect(() => {
    if (isOpen && !wasOpen.current) list.current?.querySelector('input')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const remove = () => {
    for (const { id: serviceId } of chosen) send({ type: 'service.toggled', serviceId });
    setOpen(false);
  };
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={id} className="font-sans text-small font-strong tracking-normal text-ink-muted">
          {words.services}
        </h3>
        {isOpen ? (
          chosen.length > 0 && (
            <TextLink size="sm" onPress={remove}>
              {words.removeServices}
            </TextLink>
          )
        ) : (
          <TextLink size="sm" onPress={() => setOpen(true)}>
            {words.addServices}
          </TextLink>
        )}
      </div>
      {isOpen && (
        <>
          <div
            ref={list}
            className="no-scrollbar -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-3 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0.5"
          >
            {form.services.map((service) => (
              <CheckCard
                key={service.id}
                isSelected={service.checked}
                onChange={() => send({ type: 'service.toggled', serviceId: service.id })}
                icon={serviceIcon(service.id)}
                text={service.description}
                value={money(service.price)}
                className="flex-[0_0_12.5rem] snap-start md:flex-[1_0_11rem]"
              >
                {service.name}
              </CheckCard>
            ))}
          </div>
          <p className="text-caption text-ink-muted">{words.cardOnly}</p>
        </>
      )}
    </section>
  );
}
