import { nameless } from '../session/session.examples.ts';
import { failed, type Model } from 'xstate-paths';
import { accepted, saved, typed } from './updateData.examples.ts';
import { updateDataMachine } from './updateData.machine.ts';

/** From the greeting to the stored names. */
export const updateDataModel = {
  machine: updateDataMachine,
  input: { user: nameless },
  facts: ({ context: { firstName, paternal, maternal, failure } }) => [firstName !== '', paternal !== '', maternal !== '', failure?.code],
  invariants: {},
  events: {
    updateAccepted: accepted,
    firstNameTyped: typed('firstName', 'Begoña'),
    paternalTyped: typed('paternal', 'Treviño'),
    maternalTyped: typed('maternal', 'Garza'),
    updateSubmitted: { type: 'update.submitted' },
    namesSaved: saved,
    savingFails: failed('updateAccount', { code: 'network', retryable: true }),
  },
} satisfies Model;
