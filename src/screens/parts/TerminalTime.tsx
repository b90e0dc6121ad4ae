import type { Moment } from '../../../machines/domain/instant.ts';
import { common } from '../../messages/es-MX.ts';
import { clockTime, momentClocks } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';

type TerminalTimeProps = { moment: Moment; isEnd?: boolean; className?: string };

/**
 * A time as the clock of the terminal shows it, its AM or PM at half size. Where Monterrey reads another time at that
 * instant, the zone is named and Monterrey's time stands under it.
 */
export function TerminalTime({ moment, isEnd = false, className = 'text-title-2' }: TerminalTimeProps) {
  const { local, monterrey } = momentClocks(moment);
  return (
    <span className={cx('grid min-w-0', isEnd && 'justify-items-end text-end')}>
      <time dateTime={moment.at} className={cx('figure', className)}>
        {local.time} <small className="text-[max(0.5em,0.8125rem)] font-strong tracking-normal text-ink-muted">{local.half}</small>
      </time>
      {monterrey && (
        <small className="text-micro text-ink-muted">
          {common.localTime} · <span className="whitespace-nowrap">{common.monterreyTime(clockTime(monterrey))}</span>
        </small>
      )}
    </span>
  );
}
