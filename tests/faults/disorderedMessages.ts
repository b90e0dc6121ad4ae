import { setTimeout as pause } from 'node:timers/promises';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { startTripProcess } from './support/tripProcess.ts';
import { untilEqual, type Watcher, watchMap } from './support/watchers.ts';

/** A map that is wrong after so many milliseconds has failed. The last message of a run is repeated within 17 s. */
const patience = 20_000;

await fault('[check 12] messages lost, repeated and out of order', async ({ short }) => {
  const [maps, rounds] = short ? [20, 4] : [50, 100];
  const changesOfRound = 15;
  const postgres = await startPostgres();
  const service = await startTripProcess(postgres.url);
  const watchers: Watcher[] = [];
  let disturbing = false;
  let losing = false;
  const counts = { heard: 0, lost: 0, repeated: 0, swapped: 0 };
  const disturb = () => {
    if (losing) {
      counts.lost += 1;
      return { copies: 0, swapped: false };
    }
    if (!disturbing) return { copies: 1, swapped: false };
    const die = Math.random();
    counts.heard += 1;
    if (die < 0.15) counts.lost += 1;
    else if (die < 0.3) counts.repeated += 1;
    else if (die < 0.45) counts.swapped += 1;
    return { copies: die < 0.15 ? 0 : die < 0.3 ? 3 : 1, swapped: die >= 0.3 && die < 0.45 };
  };
  try {
    const [offer] = await offersIn(service.port, 5);
    for (let index = 0; index < maps; index += 1) watchers.push(await watchMap(service.port, offer, disturb));

    const holders = new Map<string, string>();
    const change = (verb: 'select' | 'unselect', holder: string, seatId: string) =>
      ask(service.port, 'POST', `/seat/${verb}`, { headers: { holder }, body: { run: legsOf(offer), seatIds: [seatId] } });
    const toggle = async (seatId: string): Promise<void> => {
      const holder = holders.get(seatId) ?? newHolder();
      const { status } = await change(holders.has(seatId) ? 'unselect' : 'select', holder, seatId);
      if (status !== 200) throw new Error(`seat ${seatId} was answered with ${status}`);
      if (!holders.delete(seatId)) holders.set(seatId, holder);
    };

    let slowest = 0;
    let stale = 0;
    for (let round = 0; round < rounds; round += 1) {
      disturbing = true;
      for (let index = 0; index < changesOfRound; index += 1) await toggle(String(1 + Math.floor(Math.random() * 12)));
      // An undisturbed message follows, which makes a lost one known.
      disturbing = false;
      await toggle('13');
      const equal = await untilEqual(watchers, service.port, offer, patience);
      slowest = Math.max(slowest, equal.ms);
      stale += equal.stale;
    }

    // No message follows the last one.
    const lostBefore = counts.lost;
    losing = true;
    await toggle('13');
    while (counts.lost < lostBefore + maps) await pause(20);
    losing = false;
    const last = await untilEqual(watchers, service.port, offer, patience);
    stale += last.stale;

    const sum = (count: (watcher: Watcher) => number): number => watchers.reduce((total, watcher) => total + count(watcher), 0);
    const figure = `${maps} maps, ${rounds} rounds, ${counts.heard} messages (${counts.lost} lost, ${counts.repeated} repeated, ${counts.swapped} out of order), ${sum((watcher) => watcher.gaps())} gaps noticed, ${stale} maps not healed, ${sum((watcher) => watcher.flickers())} steps back, last map right after ${Math.round(slowest)} ms, ${Math.round(last.ms)} ms where no message followed the lost one`;
    if (stale > 0 || sum((watcher) => watcher.flickers()) > 0 || sum((watcher) => watcher.gaps()) === 0) throw new Error(figure);
    return figure;
  } finally {
    for (const watcher of watchers) watcher.close();
    await service.stop();
    await postgres.stop();
  }
});
