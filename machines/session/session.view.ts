import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import { nameOf } from './session.rules.ts';
import type { SessionView } from './session.types.ts';

export function sessionView(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { user, end } = snapshot.context;
  if (snapshot.matches('restoring')) return { screen: 'restoring' };
  if (!user) return { screen: 'anonymous', end };
  return {
    screen: 'signedIn',
    email: user.email,
    name: nameOf(user),
    guest: user.role === 'guest',
    refreshing: !snapshot.hasTag('settled'),
  };
}
