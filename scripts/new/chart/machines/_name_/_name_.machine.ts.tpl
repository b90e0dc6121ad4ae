import { assign, setup } from 'xstate';
import { output } from '../params.ts';
import { get_Name_ } from './_name_.ports.ts';
import type { _Name_Context, _Name_Event } from './_name_.types.ts';

/** The page `/_path_`. */
export const _name_Machine = setup({
  types: { context: {} as _Name_Context, events: {} as _Name_Event },
  actors: { get_Name_ },
  actions: { assignNames: assign((_, names: readonly string[]) => ({ names })) },
}).createMachine({
  id: '_name_',
  context: { names: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'get_Name_',
        src: 'get_Name_',
        onDone: { target: 'shown', actions: { type: 'assignNames', params: output } },
        onError: 'failed',
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    shown: {},
  },
});
