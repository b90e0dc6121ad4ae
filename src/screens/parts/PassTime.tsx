import type { Instant } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { clockTime, localClock } from '../../messages/format.ts';
import { arrivalDay } from './arrivalDay.ts';
import { useShopTimeZone } from './ShopTimeZone.ts';
import { WasTime } from './WasTime.tsx';

type PassTimeProps = {
  moment: Instant;
  /** The time of the timetable, when another one is expected. */
  was?: Instant | undefined;
  /** When the bus leaves; an arrival on another day says its day. */
  since?: Instant | undefined;
};

/** The time at a terminal, for one end of a `PassRoute`; below it the shop's own time where both differ. */
export function PassTime({ moment, was, since = moment }: PassTimeProps) {
  const shopTime = common.shopTime(moment, useShopTimeZone());
  const day = arrivalDay(since, moment);
  const small = 'block font-sans text-micro font-normal tracking-normal text-ink-muted';
  return (
    <>
      {was && <WasTime moment={was} />}
      <time dateTime={moment}>
        {clockTime(localClock(moment))}
        {day && <small className={small}>{day}</small>}
        {shopTime && (
          <small className={small}>
            {common.localTime} · {shopTime}
          </small>
        )}
      </time>
    </>
  );
}
