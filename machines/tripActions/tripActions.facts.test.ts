import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { tripActionsModel } from './tripActions.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([tripActionsModel], model, facts)).toEqual(facts);

describe('facts of tripActions', () => {
  it('the actions of a trip', () =>
    stated(0, [
      ['', 'cancellationOpened', 'cancelling; cancels'],
      ['', 'renameOpened', 'renaming; renames'],
      ['', 'trackingOpened', 'tracking; tracks'],
      ['', 'editOpened', 'editing; edits'],
      ['cancellationOpened', 'ticketsCancelled', 'idle; refetchTrips'],
      ['cancellationOpened', 'cancellationLeft', 'idle'],
      ['cancellationOpened', '!cancellation', 'idle'],
      ['renameOpened', 'ticketRenamed', 'idle; refetchTrips; wasWarned=true'],
      ['renameOpened', 'renameLeft', 'idle'],
      ['renameOpened', 'renameFormLeft', 'idle; wasWarned=true'],
      ['renameOpened', '!rename', 'idle'],
      ['trackingOpened', 'trackingLeft', 'idle'],
      ['trackingOpened', '!tracking', 'idle'],
      ['editOpened', 'editBegun', 'edited; ends kind="edit" change departure query; begun'],
      ['editOpened', 'editLeft', 'idle'],
      ['editOpened', '!edit', 'idle'],
      ['renameOpened ticketRenamed', 'renameOpened', 'renaming'],
    ]));
});
