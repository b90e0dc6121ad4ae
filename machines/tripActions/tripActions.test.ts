import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { CHANGE, FOUND, TODAY } from '../testing/fixtures.ts';
import { done, situation } from 'xstate-paths';
import { cancellationOpened, editBegun, editOpened, renameOpened } from './tripActions.examples.ts';
import { tripActionsMachine } from './tripActions.machine.ts';

const actionsOf = (opened: typeof renameOpened, id: string, isChanged: boolean) => {
  const open = situation(tripActionsMachine, { wasWarned: false }, [opened]);
  return transition(tripActionsMachine, open, done(id, { isChanged }) as never)[1].map(({ type }) => type);
};

describe('actions of My trips', () => {
  it('an edit of older tickets ends the page with the change and its bus', () => {
    expect(situation(tripActionsMachine, { wasWarned: false }, [editOpened]).children['edit']?.getSnapshot().context.way).toMatchObject({
      origin: 'MTY',
      destination: 'SLP',
      bus: null,
      today: TODAY,
      tickets: [{ id: 't-1', seatNumber: '6' }, { id: 't-2' }, { id: 't-3' }],
    });
    expect(situation(tripActionsMachine, { wasWarned: false }, [editOpened, editBegun]).output).toEqual({
      kind: 'edit',
      change: CHANGE,
      ...FOUND,
    });
  });

  it('[CANCEL-009][CANCEL-010][RENAME-006] the lists are fetched anew after a change, and only then', () => {
    expect(actionsOf(cancellationOpened, 'cancellation', true)).toContain('refetchTrips');
    expect(actionsOf(cancellationOpened, 'cancellation', false)).not.toContain('refetchTrips');
    expect(actionsOf(renameOpened, 'rename', true)).toContain('refetchTrips');
    expect(actionsOf(renameOpened, 'rename', false)).not.toContain('refetchTrips');
  });
});
