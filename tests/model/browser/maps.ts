import type { AnyMachineSnapshot } from 'xstate';
import type { Direction } from '../../../machines/domain/trip.ts';
import { isBehind } from '../../../machines/seats/seats.rules.ts';
import { seatMap } from '../../../machines/testing/fixtures.ts';
import type { components } from '../../../openapi/types/trip.ts';
import type { Answer, Gates } from './gates.ts';

/** A map of a time when nobody had taken anything. */
const older: Answer = {
  kind: 'changed',
  change: (body) => {
    // The services check that their answers are what the contract says.
    const { data, ...rest } = body as components['schemas']['SeatMapAnswer'];
    const sections = data.map.seatmap.sections.map((section) => ({
      ...section,
      cells: section.cells.map((cell) => (cell.kind === 'seat' ? { ...cell, state: 'free' } : cell)),
    }));
    return {
      status: 200,
      body: { ...rest, data: { ...data, map: { ...data.map, version: 1, seatmap: { ...data.map.seatmap, sections } } } },
    };
  },
};

/** Lets the map of a bus come so that it stands to what was heard meanwhile as it does in the model. An older one comes once: the page asks again. */
export function letMapCome(gates: Gates, { context }: AnyMachineSnapshot, direction: Direction): Promise<void> {
  return isBehind(context, direction, { map: seatMap() }) ? gates.first('getSeatMap', older) : gates.open('getSeatMap');
}
