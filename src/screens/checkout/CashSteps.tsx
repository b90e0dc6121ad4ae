import { Hourglass } from 'lucide-react';
import { cash as words } from '../../messages/es-MX.ts';
import { clockTime, fullDate, wallClock } from '../../messages/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

/** The way of a reservation, in three steps (CASH-001). */
export function CashSteps({ until }: { until: string }) {
  const clock = wallClock(until, useShopTimeZone());
  const end = `${fullDate(clock.date)}, ${clockTime(clock)}`;
  return (
    <>
      <ol className="grid gap-4">
        {words.steps.map(({ title, text }, index) => (
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
        {words.warning}
      </Notice>
    </>
  );
}
