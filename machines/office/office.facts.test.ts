import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { officeModels } from './office.model.ts';
import { mayDo, mayOpen, menuOf, placeFor } from './office.rules.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(officeModels, model, facts)).toEqual(facts);

describe('facts of office', () => {
  it('who works', () =>
    stated(0, [
      ['', 'sessionResumed', 'working.looking; person'],
      ['', 'nobodySignedIn', 'signedOut'],
      ['', 'openingFails', 'unreachable; failure'],
      ['openingFails', 'openingRetried', 'opening; failure=null'],
      ['nobodySignedIn', 'personSignedIn', 'working.looking; person'],
      ['sessionResumed', 'sessionRefused', 'signedOut; forget; person=null; cause="ended"'],
      ['sessionResumed', 'signOutChosen', 'leaving'],
      ['sessionResumed signOutChosen', 'signedOut', 'signedOut; forget; person=null; cause="left"'],
      ['nobodySignedIn', 'placeOpened', 'stays; place'],
    ]));

  it('one act at a time', () =>
    stated(0, [
      ['sessionResumed', 'actChosen', 'working.acting; act'],
      ['sessionResumed actChosen', 'actChosen', '-'],
      ['sessionResumed actChosen', 'actDone', 'working.looking; refetch; act=null; done'],
      ['sessionResumed actChosen', 'actClosed', 'working.looking; act=null'],
      ['sessionResumed actChosen', 'sessionRefused', 'signedOut; forget; person=null; cause="ended"; act=null'],
      ['sessionResumed actChosen', 'placeOpened', 'stays; place'],
    ]));

  it('an invitation', () =>
    stated(1, [
      ['', 'invitationAccepted', 'working.looking; person'],
      ['', 'invitationOver', 'opening'],
    ]));

  it('the roles open the pages', () => {
    expect(menuOf({ roles: ['door'] })).toEqual(['find', 'departures', 'doors']);
    expect(menuOf({ roles: ['money'] })).toEqual(['payments', 'close', 'acts']);
    expect(menuOf({ roles: ['admin'] })).toEqual(['doors', 'people', 'acts']);
    expect(menuOf({ roles: ['support'] })).toEqual(['find', 'payments', 'departures']);
    expect(menuOf({ roles: ['sell'] })).toEqual(['find', 'departures']);
    expect(mayOpen({ roles: ['money'] }, 'order')).toBe(true);
    expect(mayOpen({ roles: ['door'] }, 'order')).toBe(false);
    expect([mayDo({ roles: ['support'] }, 'refund'), mayDo({ roles: ['money'] }, 'refund')]).toEqual([false, true]);
    expect([mayDo({ roles: ['money'] }, 'correctEmail'), mayDo({ roles: ['support'] }, 'correctEmail')]).toEqual([false, true]);
  });

  it('who may not search begins with the first page of the menu', () => {
    expect(placeFor({ roles: ['money'] }, { name: 'find' })).toEqual({ name: 'payments' });
    expect(placeFor({ roles: ['admin'] }, { name: 'find' })).toEqual({ name: 'doors' });
    expect(placeFor({ roles: ['door'] }, { name: 'find' })).toEqual({ name: 'find' });
    // An address of its own is refused in words.
    expect(placeFor({ roles: ['money'] }, { name: 'people' })).toEqual({ name: 'people' });
  });
});
