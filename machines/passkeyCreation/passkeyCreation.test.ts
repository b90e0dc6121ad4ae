import { describe, expect, it } from 'vitest';
import { done, situation } from 'xstate-paths';
import { examples, naming } from './passkeyCreation.examples.ts';
import { passkeyCreationMachine } from './passkeyCreation.machine.ts';

describe('a new passkey', () => {
  it('is offered only to whom it should be', () => {
    expect([examples.considering, examples.notOffered, examples.postponed]).toEqual([1, 2, 3].map(() => ({ screen: 'none' })));
    expect(examples.offered).toEqual({ screen: 'offer' });
  });

  it('waits for the device and the service, and every failure has its reason', () => {
    expect([examples.asking, examples.storing]).toEqual([{ screen: 'waiting' }, { screen: 'waiting' }]);
    const { cancelled, exists, stale, refused, offline } = examples;
    expect([cancelled, exists, stale, refused, offline]).toMatchObject(
      ['cancelled', 'exists', 'stale', 'refused', 'failed'].map((reason) => ({ screen: 'failed', reason })),
    );
  });

  it('gets another name, of 60 letters at most and never an empty one', () => {
    expect(examples.unnamed).toMatchObject({ canSubmit: false });
    expect(examples.renamed).toMatchObject({ screen: 'saved', passkey: { name: 'Celular del trabajo' } });
    const long = situation(passkeyCreationMachine, { isOffered: false }, [...naming, { type: 'name.typed', text: 'a'.repeat(99) }]);
    expect(long.context.name).toHaveLength(60);
  });

  it('a failed request for the offer offers nothing', () => {
    const broken = situation(passkeyCreationMachine, { isOffered: true }, [done('shouldOfferPasskey', false)]);
    expect(broken.matches('idle')).toBe(true);
  });
});
