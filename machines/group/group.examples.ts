import { BEGONA, DEPARTURE, FARES, NOW, seatMap, SERVICES } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { groupMachine } from './group.machine.ts';
import type { GroupEvent, GroupInput } from './group.types.ts';
import { groupView } from './group.view.ts';

type Step = GroupEvent | ReturnType<typeof done>;

export const bus = { departure: DEPARTURE, map: seatMap(), doubted: [], fares: FARES, services: SERVICES, quotas: [] };
export const two: GroupInput = { bus, passengers: [], direction: 'outbound', count: 2 };
export const counted = (count: number): GroupEvent => ({ type: 'together.counted', count });
export const accepted: GroupEvent = { type: 'together.accepted' };
export const claimed = done('selectTogether', [
  { direction: 'outbound', claims: ['ground-5', 'ground-6'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
]);
export const halfTaken = done('selectTogether', [
  { direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: ['ground-6'] },
]);
export const claimFails = failed('selectTogether', { code: 'network', retryable: true });
/** The bus has no free seat left. */
export const busFull: GroupEvent = { type: 'party.changed', bus: { ...bus, map: seatMap(Object.keys(seatMap().seats)) }, passengers: [] };
export const four: GroupInput = {
  ...two,
  passengers: [1, 2, 3, 4].map((seat) => ({ ...BEGONA, id: `p${seat}`, seatId: `ground-${seat}` })),
  count: 1,
};

export const group = (input: GroupInput, ...events: Step[]) => situation(groupMachine, input, events);
const at = (...events: Step[]) => ({ input: two, events });

/** Situations of a group, reached by events. */
export const situations = { gathering: at(), three: at(counted(3)), busFull: at(busFull), seating: at(accepted) } as const;

export const chart = chartOf(groupMachine, situations, groupView);
export const { examples } = chart;
