import type { HoldView } from '../../../machines/hold/hold.types.ts';
import { hold as words } from '../../messages/es-MX.ts';
import { HoldStrip } from '../../ui/HoldStrip.tsx';

type HoldClockProps = {
  hold: HoldView;
  /** The text while the time runs, instead of the whole time and then the seats. */
  running?: string;
};

/** The countdown of the hold (HOLD-017). */
export function HoldClock({ hold, running }: HoldClockProps) {
  const { screen, label, fraction, isFresh, lastMinute, spoken } = hold;
  const isRunning = screen === 'running';
  const isNotice = isRunning && isFresh && running === undefined;
  const text = running ?? (isNotice ? words.notice : words.running);
  return (
    <HoldStrip
      label={words.clock}
      text={isRunning ? (lastMinute ? words.lastMinute : text) : words[screen]}
      time={label}
      left={fraction}
      isLast={screen === 'lapsed' || (isRunning && lastMinute)}
      announcement={isNotice ? words.notice : isRunning && spoken !== null ? words.spoken[spoken] : ''}
    />
  );
}
