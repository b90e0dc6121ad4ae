import type { Instant } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { clockTime, localClock } from '../../messages/format.ts';
import { useShopTimeZone } from './ShopTimeZone.ts';
import { WasTime } from './WasTime.tsx';

type PassTimeProps = {
  moment: Instant;
  /** The time of the timetable, when another one is expected. */
  was?: Instant | undefined;
};

/** The time at a terminal, for one end of a `PassRoute`; below it the shop's own time where both differ. */
export function PassTime({ moment, was }: PassTimeProps) {
  const shopTime = common.shopTime(moment, useShopTimeZone());
  return (
    <>
      {was && <WasTime moment={was} />}
      <time dateTime={moment}>
        {clockTime(localClock(moment))}
        {shopTime && (
          <small className="block font-sans text-micro font-normal tracking-normal text-ink-muted">
            {common.localTime} · {shopTime}
          </small>
        )}
      </time>
    </>
  );
}
