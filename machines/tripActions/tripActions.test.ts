import { describe, expect, it } from 'vitest';
import { createActor, transition } from 'xstate';
import { CHANGE, FOUND, TODAY } from '../testing/fixtures.ts';
import { done, situation } from 'xstate-paths';
import { cancellationOpened, editBegun, editOpened, renameOpened } from './tripActions.examples.ts';
import { tripActionsMachine } from './tripActions.machine.ts';

const actionsOf = (opened: typeof renameOpened, id: string, isChanged: boolean) => {
  const open = situation(tripActionsMachine, { wasWarned: false }, [opened]);
  return transition(tripActionsMachine, open, done(id, { isChanged, wasWarned: true }) as never)[1].map(({ type }) => type);
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

  it('[RENAME-003] the accepted warning is not shown again, also after a form that was closed without a change', () => {
    const page = createActor(tripActionsMachine, { input: { wasWarned: false } }).start();
    const rename = () => page.getSnapshot().children['rename'];
    const screens = [];
    for (const answer of [{ type: 'rename.closed' }, { type: 'warning.accepted' }, { type: 'rename.closed' }] as const) {
      page.send(renameOpened);
      screens.push(rename()?.getSnapshot().value);
      rename()?.send(answer);
      rename()?.send({ type: 'rename.closed' });
    }
    page.stop();
    expect(screens).toEqual(['warning', 'warning', 'form']);
  });
});
