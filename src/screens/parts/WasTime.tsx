import type { Instant } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { localClock } from '../../messages/format.ts';

/** The time of the timetable that is not valid any more, before the expected one. */
export function WasTime({ moment }: { moment: Instant }) {
  return (
    <>
      <s className="font-sans text-small font-normal tracking-normal text-ink-muted">
        <span className="sr-only">{common.before} </span>
        {localClock(moment).time}
      </s>{' '}
    </>
  );
}
