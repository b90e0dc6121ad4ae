import type { Model } from 'xstate-paths';
import { loaded, lost } from './_name_.examples.ts';
import { _name_Machine } from './_name_.machine.ts';

export const _name_Model = {
  machine: _name_Machine,
  input: undefined,
  facts: () => null,
  invariants: {},
  events: { namesLoaded: loaded, namesLost: lost, loadRetried: { type: 'load.retried' } },
} satisfies Model;
