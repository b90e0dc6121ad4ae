import type { HoldView } from '../../../machines/hold/hold.types.ts';
import { hold as words } from '../../messages/es-MX.ts';
import { HoldStrip } from '../../ui/HoldStrip.tsx';

type HoldClockProps = {
  hold: HoldView;
  /** The text while the time runs. */
  running?: string;
};

/** The countdown of the hold (HOLD-017). */
export function HoldClock({ hold, running = words.running }: HoldClockProps) {
  const { screen, label, fraction, lastMinute, spoken } = hold;
  const isRunning = screen === 'running';
  return (
    <HoldStrip
      label={words.clock}
      text={isRunning ? (lastMinute ? words.lastMinute : running) : words[screen]}
      time={label}
      left={fraction}
      isLast={screen === 'lapsed' || (isRunning && lastMinute)}
      announcement={isRunning && spoken !== null ? words.spoken[spoken] : ''}
    />
  );
}
