import { describe, expect, it } from 'vitest';
import { done } from '../testing/situation.ts';
import { confirmation, examples, shown } from './confirmation.examples.ts';
import { addresses, shareError } from './confirmation.rules.ts';
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

  it('[CONF-016] says that the tickets were sent again and empties the form', () => {
    expect(examples.shared).toMatchObject({ share: { status: 'sent', emails: '' } });
    const next = confirmation([shown, ...share, done('resendTickets'), { type: 'emails.typed', text: 'c' }]);
    expect(next.value).toEqual({ shown: 'idle' });
  });

  it('a lost answer of the order can be asked again', () => {
    expect(examples.failed).toMatchObject({ screen: 'failed', failure: { code: 'network' } });
  });

  it('[CONF-009] goes back to the start', () => {
    expect(confirmation([shown, { type: 'home.chosen' }]).output).toEqual({ kind: 'home' });
    expect(confirmation([{ type: 'home.chosen' }]).status).toBe('done');
  });
});
