import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { CHANGE, FOUND, ORDER, TODAY } from '../testing/fixtures.ts';
import { done, failed } from 'xstate-paths';
import { confirmation, examples, shown } from './confirmation.examples.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import { addresses, changeOf, shareError } from './confirmation.rules.ts';
import type { ConfirmationEvent } from './confirmation.types.ts';

const share: ConfirmationEvent[] = [{ type: 'emails.typed', text: 'a@b.mx' }, { type: 'share.submitted' }];

describe('confirmation chart', () => {
  it('[CONF-019] addresses are trimmed and split on commas', () => {
    expect(addresses(' a@b.mx , c@d.mx,, ')).toEqual(['a@b.mx', 'c@d.mx']);
  });

  it('[CONF-017][CONF-018] needs at least one address and refuses a wrong one', () => {
    expect([shareError(''), shareError(' , '), shareError('a@b.mx,x'), shareError('a@b.mx')]).toEqual([
      'missing',
      'missing',
      'invalid',
      null,
    ]);
    expect(examples.shareInvalid).toMatchObject({ share: { error: 'invalid', status: 'idle' } });
  });

  it('[CONF-016] shows that the tickets were sent again and clears the form', () => {
    expect(examples.shared).toMatchObject({ share: { status: 'sent', emails: '' } });
    const next = confirmation([shown, ...share, done('resendTickets'), { type: 'emails.typed', text: 'c' }]);
    expect(next.matches({ shown: { share: 'idle' } })).toBe(true);
  });

  it('[CONF-015][CONF-016] what is typed while the tickets are being sent stays, without the addresses that got them', () => {
    const sentWith = (text: string) =>
      confirmation([shown, ...share, { type: 'emails.typed', text }, done('resendTickets')]).context.emails;
    expect(['a@b.mx', 'a@b.mx, ', 'c@d.mx', 'a@b.mx, c@d.mx, ', 'a@b.mxn'].map(sentWith)).toEqual([
      '',
      '',
      'c@d.mx',
      'c@d.mx, ',
      'a@b.mxn',
    ]);
  });

  it('[CONF-017][CONF-018] an address is checked again after a success and after a failure', () => {
    const typing: ConfirmationEvent[] = [...share, { type: 'emails.typed', text: 'iñigo' }];
    for (const end of [done('resendTickets'), failed('resendTickets', { code: 'network', retryable: true })])
      expect(confirmation([shown, ...typing, end, { type: 'share.submitted' }]).context.shareError).toBe('invalid');
    expect(confirmation([shown, ...share, done('resendTickets'), { type: 'share.submitted' }]).context.shareError).toBe('missing');
  });

  it('the PDF is asked for once at a time, and again after a failure; sharing goes on meanwhile', () => {
    const asked = confirmation([shown, { type: 'pdf.requested' }]);
    expect(asked.can({ type: 'pdf.requested' })).toBe(false);
    expect(asked.can({ type: 'emails.typed', text: 'a' })).toBe(true);
    expect(examples.downloadFailed).toMatchObject({ pdf: { isDownloading: false, failure: { code: 'network' } } });
    const again = confirmation([
      shown,
      { type: 'pdf.requested' },
      failed('downloadTickets', { code: 'network', retryable: true }),
      { type: 'pdf.requested' },
    ]);
    expect(again.matches({ shown: { pdf: 'downloading' } })).toBe(true);
  });

  it('the earlier tickets paid all of a change, or all but the difference', () => {
    const change = { ...ORDER, isChange: true };
    expect(changeOf({ ...change, total: 0 })).toEqual({ price: 95_300_000, earlier: 95_300_000 });
    expect(changeOf({ ...change, total: 7_000_000 })).toEqual({ price: 95_300_000, earlier: 88_300_000 });
    expect(changeOf(ORDER)).toBeNull();
  });

  it('a lost answer of the order can be asked again', () => {
    expect(examples.failed).toMatchObject({ screen: 'failed', failure: { code: 'network' } });
  });

  it('asks to sign in for an order, and shows it after the sign-in', () => {
    expect(examples.signedOut).toEqual({ screen: 'signedOut' });
    for (const code of ['unauthorized', 'session-expired', 'session-required']) {
      const refused = confirmation([failed('getCartDetail', { code, retryable: false })]);
      expect(refused.can({ type: 'signIn.chosen' })).toBe(true);
      const [opened] = transition(confirmationMachine, refused, { type: 'session.opened' });
      expect(opened.value).toBe('loading');
    }
  });

  it('refetches an order of another account when another user signs in', () => {
    const missing = [failed('getCartDetail', { code: 'not-found', retryable: false }), { type: 'session.opened' as const }];
    expect(confirmation(missing).value).toBe('loading');
    expect(confirmation([shown]).can({ type: 'session.opened' })).toBe(false);
  });

  it('[EDIT-001] a bought ticket can be edited: the chart ends with the travellers and their bus', () => {
    const begun = { kind: 'begun', change: CHANGE, ...FOUND };
    const choose: ConfirmationEvent = { type: 'edit.chosen', direction: 'outbound', today: TODAY };
    expect(confirmation([shown, choose, done('edit', begun)]).output).toEqual({ kind: 'edit', change: CHANGE, ...FOUND });
    expect(confirmation([shown, choose, done('edit', { kind: 'dismissed' })]).value).toMatchObject({ shown: { share: 'idle' } });
    expect(confirmation([shown]).can({ type: 'edit.chosen', direction: 'return', today: TODAY })).toBe(false);
  });

  it('[CONF-014] offers a ride only while a ticket stands and the service gives rides', () => {
    expect([examples.shown, examples.cancelledTicket, examples.allCancelled].map((view) => 'hasRide' in view && view.hasRide)).toEqual([
      true,
      true,
      false,
    ]);
    expect(confirmation([shown]).can({ type: 'ride.chosen' })).toBe(true);
    expect(confirmation([done('getCartDetail', { ...ORDER, hasRides: false })]).can({ type: 'ride.chosen' })).toBe(false);
  });

  it('[CONF-009] goes back to the start', () => {
    expect(confirmation([shown, { type: 'home.chosen' }]).output).toEqual({ kind: 'home' });
    expect(confirmation([{ type: 'home.chosen' }]).status).toBe('done');
  });
});
