import type { SnapshotFrom } from 'xstate';
import type { socialSignInMachine } from './socialSignIn.machine.ts';
import { emailError, isDead, isShown } from './socialSignIn.rules.ts';
import type { SocialNotice, SocialSignInView } from './socialSignIn.types.ts';

type Snapshot = SnapshotFrom<typeof socialSignInMachine>;

export function socialSignInView(snapshot: Snapshot): SocialSignInView {
  const { provider, email, code, failure } = snapshot.context;
  const notice = noticeOf(snapshot);
  if (notice) return isShown(provider, notice) ? { screen: 'notice', provider, notice, failure } : { screen: 'idle' };
  const canSubmit = (type: 'email.submitted' | 'password.submitted' | 'code.submitted') => snapshot.can({ type });
  const isSending = snapshot.matches('sendingCode');
  const isNew = snapshot.context.proof?.next === 'email';
  if (snapshot.matches('email') || (isSending && isNew))
    return { screen: 'email', provider, email, error: emailError(email), canSubmit: canSubmit('email.submitted'), isSending, failure };
  if (snapshot.matches('account') || snapshot.matches('provingPassword') || isSending) {
    const isProving = snapshot.matches('provingPassword');
    return { screen: 'account', provider, email, canSubmit: canSubmit('password.submitted'), isSending, isProving, failure };
  }
  if (snapshot.matches('code') || snapshot.matches('provingCode')) {
    const isProving = snapshot.matches('provingCode');
    return {
      screen: 'code',
      provider,
      email,
      code,
      canSubmit: canSubmit('code.submitted'),
      isProving,
      isDead: isDead(snapshot.context),
      failure,
    };
  }
  if (snapshot.matches('asking') || snapshot.matches('away') || snapshot.matches('leaving'))
    return { screen: 'waiting', provider, canReopen: snapshot.can({ type: 'window.reopened' }) };
  if (snapshot.matches('resuming') || snapshot.matches('idle')) return { screen: 'idle' };
  return { screen: 'opening', provider };
}

function noticeOf(snapshot: Snapshot): SocialNotice | null {
  if (snapshot.matches('blocked')) return 'blocked';
  if (snapshot.matches({ away: 'closed' })) return 'closed';
  if (snapshot.matches({ ended: 'refused' })) return 'refused';
  if (snapshot.matches({ ended: 'stale' })) return 'stale';
  if (snapshot.matches({ ended: 'down' })) return 'down';
  return snapshot.matches({ ended: 'failed' }) ? 'failed' : null;
}
