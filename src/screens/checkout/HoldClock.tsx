import type { HoldView } from '../../../machines/hold/hold.types.ts';
import { hold as words } from '../../messages/es-MX.ts';
import { HoldStrip } from '../../ui/HoldStrip.tsx';

/** The countdown of the hold (HOLD-017). */
export function HoldClock({ hold }: { hold: HoldView }) {
  const { screen, label, fraction, lastMinute, spoken } = hold;
  const isRunning = screen === 'running';
  return (
    <HoldStrip
      label={words.clock}
      text={isRunning && lastMinute ? words.lastMinute : words[screen]}
      time={label}
      left={fraction}
      isLast={screen === 'lapsed' || (isRunning && lastMinute)}
      announcement={isRunning && spoken !== null ? words.spoken[spoken] : ''}
    />
  );
}
