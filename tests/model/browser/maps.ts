import type { AnyMachineSnapshot } from 'xstate';
import { isBehind } from '../../../machines/bus/bus.rules.ts';
import { seatMap } from '../../../machines/testing/fixtures.ts';
import type { components } from '../../../openapi/types/trip.ts';
import type { Answer, Gates } from './gates.ts';

/** A map from before any claim. */
const older: Answer = {
  kind: 'changed',
  change: (body) => {
    // The services validate their answers, so the cast is safe.
    const { data, ...rest } = body as components['schemas']['SeatMapAnswer'];
    const sections = data.map.seatmap.sections.map((section) => ({
      ...section,
      cells: section.cells.map((cell) => (cell.kind === 'seat' ? { ...cell, state: 'free' } : cell)),
    }));
    return {
      status: 200,
      body: { ...rest, data: { ...data, map: { ...data.map, version: 0, seatmap: { ...data.map.seatmap, sections } } } },
    };
  },
};

/**
 * Releases the map of a bus, with the same version relative to the channel as in the model. An older map is released once, because the page
 * refetches it.
 */
export function letMapCome(gates: Gates, { context }: AnyMachineSnapshot): Promise<void> {
  return isBehind(context, { map: seatMap() }) ? gates.first('getSeatMap', older) : gates.open('getSeatMap');
}
