import type { Model } from 'xstate-paths';
import { accepted, again, first, newName, refused, saved, typed } from './rename.examples.ts';
import { renameMachine } from './rename.machine.ts';
import { isComplete } from './rename.rules.ts';

const facts: Model['facts'] = ({ context }) => [
  context.firstName,
  context.paternal,
  context.others.length,
  isComplete(context),
  context.failure?.code,
];

/** The first rename of a browser. */
const warned = {
  machine: renameMachine,
  input: first,
  facts,
  invariants: { 'a saved name is complete': (at) => !at.matches('renamed') || isComplete(at.context as never) },
  events: {
    warningAccepted: accepted,
    nameTyped: newName,
    surnameShortened: typed('paternal', 'T'),
    nameSubmitted: { type: 'name.submitted' },
    nameSaved: saved,
    savingFails: refused,
    noticeClosed: { type: 'notice.closed' },
    nextChosen: { type: 'next.chosen' },
    renameClosed: { type: 'rename.closed' },
  },
} satisfies Model;

/** A later one. */
const later = {
  machine: renameMachine,
  input: again,
  facts,
  invariants: {},
  events: { nameTypedAgain: { ...newName } },
} satisfies Model;

export const renameModels = [warned, later] satisfies Model[];
