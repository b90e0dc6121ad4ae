import type { Instant } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { clockTime, momentClocks } from '../../messages/format.ts';
import { Figure } from '../../ui/Figure.tsx';

type TerminalTimeProps = { moment: Instant; isEnd?: boolean; className?: string };

/**
 * A time as the clock of the terminal shows it, its AM or PM at half size. Where Monterrey reads another time at that
 * instant, the zone is named and Monterrey's time stands under it.
 */
export function TerminalTime({ moment, isEnd = false, className = 'text-title-2' }: TerminalTimeProps) {
  const { local, monterrey } = momentClocks(moment);
  return (
    <span className={isEnd ? 'grid min-w-0 justify-items-end text-end' : 'grid min-w-0'}>
      <time dateTime={moment} className={className}>
        <Figure unit={local.half}>{local.time}</Figure>
      </time>
      {monterrey && (
        <small className="grid text-micro text-ink-muted">
          <span>{common.localTime}</span>
          <span className="whitespace-nowrap">{common.monterreyTime(clockTime(monterrey))}</span>
        </small>
      )}
    </span>
  );
}
