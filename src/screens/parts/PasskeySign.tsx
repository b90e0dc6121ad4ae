import { KeyRound, Laptop, Smartphone, Tablet } from 'lucide-react';
import type { Instant, PlainDate, TimeZone } from '../../../machines/domain/instant.ts';
import type { PasskeyKind } from '../../../machines/domain/passkey.ts';
import { passkey } from '../../messages/es-MX.ts';
import { clockTime, numericDate, wallClock } from '../../messages/format.ts';
import { RowIcon } from '../../ui/ListRow.tsx';

const icons = { phone: <Smartphone />, tablet: <Tablet />, computer: <Laptop />, key: <KeyRound /> };

/** The device of a passkey; its name stands beside it. */
export function PasskeySign({ kind }: { kind: PasskeyKind }) {
  return <RowIcon>{icons[kind]}</RowIcon>;
}

/** `hoy, 08:12 AM`, or the day, in the shop's zone. */
export function passkeyMoment(at: Instant, today: PlainDate, timeZone: TimeZone): string {
  const clock = wallClock(at, timeZone);
  return clock.date === today ? passkey.today(clockTime(clock)) : numericDate(clock.date);
}
