import type { Instant } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { localClock } from '../../messages/format.ts';
import { Figure } from '../../ui/Figure.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';

type TerminalTimeProps = { moment: Instant; isEnd?: boolean; className?: string };

/**
 * A terminal's local time, with AM or PM at half the size. Where the shop's zone has another time, it adds the name of the zone and the
 * shop's time below.
 */
export function TerminalTime({ moment, isEnd = false, className = 'text-title-2' }: TerminalTimeProps) {
  const local = localClock(moment);
  const shopTime = common.shopTime(moment, useShopTimeZone());
  return (
    <span className={isEnd ? 'grid min-w-0 justify-items-end text-end' : 'grid min-w-0'}>
      <time dateTime={moment} className={className}>
        <Figure unit={local.half}>{local.time}</Figure>
      </time>
      {shopTime && (
        <small className="grid text-micro text-ink-muted">
          <span>{common.localTime}</span>
          <span className="whitespace-nowrap">{shopTime}</span>
        </small>
      )}
    </span>
  );
}
