import { minutesBetween, type Instant } from '../../../machines/domain/instant.ts';
import type { Place } from '../../../machines/domain/place.ts';
import { common } from '../../messages/es-MX.ts';
import { duration } from '../../messages/format.ts';
import { TerminalTime } from './TerminalTime.tsx';

type TripTimesProps = {
  origin: Place;
  destination: Place;
  departs: Instant;
  arrives: Instant;
  /** Below the line, such as the number of stops. */
  note?: string;
};

const line =
  'after:h-1.5 after:w-full after:[background:radial-gradient(circle,var(--color-ink-muted)_3px,transparent_3.5px)_left_center/6px_6px_no-repeat,radial-gradient(circle,var(--color-ink-muted)_3px,transparent_3.5px)_right_center/6px_6px_no-repeat,linear-gradient(var(--color-line),var(--color-line))_center/100%_2px_no-repeat]';

/** Departure and arrival: times, duration, and the two terminals. */
export function TripTimes({ origin, destination, departs, arrives, note }: TripTimesProps) {
  const size = 'text-[clamp(1.1875rem,6.16vw,1.5rem)] leading-7';
  return (
    <div className="grid grid-cols-[auto_minmax(min(3.5rem,12vw),1fr)_auto] items-center [&_.figure]:whitespace-normal gap-x-[clamp(0.375rem,2vw,0.75rem)]">
      <TerminalTime moment={departs} className={size} />
      <span className={`grid justify-items-center gap-0.5 text-caption leading-4 whitespace-nowrap text-ink-muted ${line}`}>
        <span className="sr-only">{common.lasts(duration(minutesBetween(departs, arrives)))}</span>
        <span aria-hidden="true">{duration(minutesBetween(departs, arrives))}</span>
      </span>
      <TerminalTime moment={arrives} isEnd className={size} />
      <span className="row-start-2 max-w-30 self-start text-caption text-ink-muted">{origin.name}</span>
      <span className="self-start text-center text-caption text-ink-muted @max-[20rem]:col-span-3 @max-[20rem]:row-start-3">{note}</span>
      <span className="col-start-3 row-start-2 max-w-30 self-start justify-self-end text-end text-caption text-ink-muted">
        {destination.name}
      </span>
    </div>
  );
}
