import type { SnapshotFrom } from 'xstate';
import type { challengeMachine } from './challenge.machine.ts';
import type { ChallengeView } from './challenge.types.ts';

export function challengeView(snapshot: SnapshotFrom<typeof challengeMachine>): ChallengeView {
  const url = snapshot.context.challenge?.url;
  return url !== undefined && snapshot.matches({ open: { frame: 'shown' } }) ? { screen: 'open', url } : { screen: 'confirming' };
}
