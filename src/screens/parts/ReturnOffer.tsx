import { useId } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { DayRange } from '../../../machines/domain/promotion.ts';
import { promotion as words } from '../../messages/es-MX.ts';
import { fullDate, numericDate } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';

type ReturnOfferProps = { title: string; days: DayRange; /** The day that the button takes. */ day: PlainDate; onTake: () => void };

/** The promotion inside the calendar of the way back, which is its date field (SEARCH-032 to SEARCH-034). */
export function ReturnOffer({ title, days, day, onTake }: ReturnOfferProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-mine-soft px-4 py-3 shadow-[inset_0.25rem_0_0_var(--color-mine)] forced-colors:border"
    >
      <div className="min-w-0 flex-[1_1_9rem]">
        <p id={id} className="font-sign font-bold">
          {title}
        </p>
        <p id={`${id}-day`} className="text-caption text-ink-muted">
          {words.days(numericDate(days.first), numericDate(days.last))} {words.backOn(fullDate(day))}
        </p>
      </div>
      <Button aria-describedby={`${id}-day`} onPress={onTake}>
        {words.accept}
      </Button>
    </section>
  );
}
