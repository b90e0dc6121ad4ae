import type { SessionEnd, User } from '../session/index.ts';
import type { BookingContext, Notice } from './booking.types.ts';

/** Where a purchase may begin: a bus was chosen. */
export function hasDeparture({ departure }: BookingContext): boolean {
  return departure !== null;
}

/** The notice that an ended session shows (NAV-059, ERR-026, ERR-030). */
export function noticeOf(end: SessionEnd): Notice {
  const notices: Record<SessionEnd, Notice> = { closed: 'signedOut', expired: 'sessionExpired', required: 'sessionRequired' };
  return notices[end];
}

/** Somebody signed in who was not before. */
export function isSomebodyNew({ user }: BookingContext, next: User | null): boolean {
  return next !== null && next.sub !== user?.sub;
}

/** A session that ended by itself asks to sign in again (ERR-028). */
export function asksSignIn(end: SessionEnd | null): boolean {
  return end === 'expired' || end === 'required';
}

/** What the context keeps of the session. */
export function withSession(
  context: BookingContext,
  { user, end }: { user: User | null; end: SessionEnd | null },
): Partial<BookingContext> {
  return { user, notice: end ? noticeOf(end) : context.notice };
}
