import type { Stage } from '../chart.ts';

export const note = ({ notes }: Stage, name: string): string => notes.get(name) ?? '';

/** Releases the map and the channel, and waits until the channel is open. */
export async function goLive({ gates, page }: Stage): Promise<void> {
  await gates.open('getSeatMap');
  await gates.open('getSeatChannelTicket');
  await page.locator('html[data-charts*="listening"]').waitFor({ state: 'attached' });
}

/** Somebody else takes a seat of the traveller. */
export async function loseSeat(stage: Stage, name: string): Promise<void> {
  const { buyer, other, bus } = stage;
  await buyer.unselect(await buyer.trip(bus), note(stage, name));
  await other.select(await other.trip(bus), note(stage, name));
}

/** Somebody else takes the last seat that the traveller asked for, before the service hears the request. */
export async function takeAskedSeat({ gates, other, bus }: Stage): Promise<void> {
  const asked = await gates.heldBody<{ seatIds: string[] }>('selectSeat');
  await other.select(await other.trip(bus), asked?.seatIds.at(-1) ?? '');
  await gates.open('selectSeat');
}

/** Releases the requests of a claim, after those of earlier releases. */
export async function claim({ gates }: Stage): Promise<void> {
  await gates.open('unselectSeat');
  await gates.open('selectSeat');
}
