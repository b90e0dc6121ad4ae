import { chartOf, done, failed } from 'xstate-paths';
import { _name_Machine } from './_name_.machine.ts';
import type { _Name_Event } from './_name_.types.ts';
import { _name_View } from './_name_.view.ts';

type Step = _Name_Event | ReturnType<typeof done>;

export const loaded = done('get_Name_', ['Wi-Fi', 'Baño']);
export const lost = failed('get_Name_', { code: 'network', retryable: true });

const at = (...events: Step[]) => ({ input: undefined, events });

/** Situations of the page, reached by events. */
export const situations = { loading: at(), failed: at(lost), retrying: at(lost, { type: 'load.retried' }), shown: at(loaded) } as const;

export const chart = chartOf(_name_Machine, situations, _name_View);
export const { examples } = chart;
