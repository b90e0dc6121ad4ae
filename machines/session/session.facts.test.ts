import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { registered } from './session.examples.ts';
import { sessionModel } from './session.model.ts';

const another = { ...sessionModel, events: { ...sessionModel.events, sessionOpened: { type: 'session.opened', user: registered } } };
const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([sessionModel, another], model, facts)).toEqual(facts);

describe('facts of session', () => {
  it('a session', () =>
    stated(0, [
      ['', 'tokenKnown', 'signedIn.current; user'],
      ['', 'noToken', 'anonymous'],
      ['', 'requestRefused', 'closing; end="refused"'],
      ['', 'endAcknowledged', 'stays'],
      ['', '!validateToken', 'anonymous'],
      ['tokenKnown', 'sessionOpened', 'stays'],
      ['tokenKnown', 'tokenAged', 'signedIn.refreshing; attempts=1'],
      ['tokenKnown', 'requestRefused', 'closing; user=null; end="refused"'],
      ['tokenKnown', 'signOutRequested', 'closing; user=null; end="closed"'],
      ['noToken', 'sessionOpened', 'signedIn.current; user'],
      ['requestRefused', 'signedOut', 'anonymous'],
      ['requestRefused', '!signOut', 'anonymous'],
      ['tokenKnown tokenAged', 'tokenRefreshed', 'signedIn.current'],
      ['tokenKnown tokenAged', 'refreshLost', 'signedIn.pausing'],
      ['tokenKnown tokenAged', 'refreshRefused', 'closing; user=null; end="expired"'],
      ['tokenKnown tokenAged refreshLost', 'pauseOver', 'signedIn.reconnecting'],
      ['tokenKnown tokenAged refreshLost', '!pause', 'signedIn.reconnecting'],
      ['tokenKnown tokenAged refreshLost pauseOver', 'networkFound', 'signedIn.refreshing; attempts=2'],
      ['tokenKnown tokenAged refreshLost pauseOver', '!connected', 'signedIn.refreshing; attempts=2'],
      // Lost renewals before one that succeeded count no more.
      ['tokenKnown tokenAged refreshLost pauseOver networkFound tokenRefreshed', 'tokenAged', 'signedIn.refreshing; attempts=1'],
      [
        'tokenKnown tokenAged refreshLost pauseOver networkFound refreshLost pauseOver networkFound refreshLost pauseOver networkFound refreshLost pauseOver networkFound',
        'refreshLost',
        'closing; user=null; end="required"',
      ],
    ]));

  it('a sign-in with another account', () => stated(1, [['tokenKnown', 'sessionOpened', 'stays; user']]));
});
