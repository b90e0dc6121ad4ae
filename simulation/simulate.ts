import { loadShop } from './device/shop.ts';
import { createChance, installChance, seedChance } from './world/chance.ts';
import { type FaultKind, type FaultLevel, faultLevels, type Faults } from './world/faults.ts';
import type { Person } from './people/person.ts';
import type { Journey } from './people/traveller.ts';
import type { Witness } from './world/network.ts';
import { installTime } from './world/time.ts';

/** What a run is made of. The same plan gives the same trace, byte for byte. */
export interface Plan {
  readonly seed: number;
  /** The people, by their numbers from 1. A run without some of them is the same for the others, as far as they do not meet. */
  readonly people: readonly number[];
  readonly faults: FaultLevel;
  /** Faults of the level that do not happen. */
  readonly without: readonly FaultKind[];
}

/** The outcome of one run. */
export interface Run {
  readonly plan: Plan;
  readonly virtualMs: number;
  readonly calls: number;
  readonly orders: number;
  readonly faults: Readonly<Record<string, number>>;
  /** What the oracle found, in words; empty when every law held. */
  readonly findings: readonly string[];
  readonly trace: readonly string[];
  readonly digest: string;
  /** The names of the transitions that charts of pages took. */
  readonly crossed: readonly string[];
  /** How often each operation was answered well. */
  readonly succeeded: Readonly<Record<string, number>>;
}

export interface Simulator {
  run(plan: Plan): Promise<Run>;
}

/** Milliseconds of virtual time between two looks of the oracle. */
const lookMs = 5_000;
/** The longest time in which people live, and the time after the last fault until everything must be settled. */
const longestMs = 2 * 3_600_000;
const afterMs = 20 * 60_000;
/** A process looks for work every half second or so. Idle looks would cost a run most of its time, so it looks later, as on a busy machine. */
const pacesMs = [4_000, 8_000, 16_000];
const restPaceMs = 30_000;
/** While nobody acts, the shop only answers questions, for example of a page that waits for its payment. */
const isAct = (line: string): boolean => !line.includes(' GET ');

/** A line of the trace about a request that was answered well: its method, and its path with the ids in it. */
const answeredWell = /(GET|POST|PUT|PATCH|DELETE) (\S+) → 2\d\d/;
const idInPath = /\/[^/]*[\d_][^/]*/g;

function succeededIn(lines: readonly string[]): Record<string, number> {
  const names = lines.flatMap((line) => {
    const [, method, path = ''] = answeredWell.exec(line) ?? [];
    return method === undefined ? [] : [`${method} ${path.replaceAll(idInPath, '/…')}`];
  });
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

function faultsOf({ faults, without }: Plan): Faults {
  return { ...faultLevels[faults], ...Object.fromEntries(without.map((kind) => [kind, 0])) };
}

/** Prepares this process: chance and time are the world's from now on. Takes seconds; runs take a fraction of one. */
export async function createSimulator(): Promise<Simulator> {
  // A password of the sandbox need not resist a thief.
  process.env['SCRYPT_N'] = '16';
  installChance();
  seedChance(createChance(0, 'first'));
  // The compiler of the shop needs real timers. What it draws must not change what follows.
  await loadShop();
  seedChance(createChance(0, 'first'));
  const { PGlite } = await import('@electric-sql/pglite');
  const { extensions } = await import('../services/shared/extensions.ts');
  const engine = await PGlite.create({ extensions });
  const time = installTime();
  // What keeps a timer or a random function comes after both are the world's.
  const { createWorlds } = await import('./world/world.ts');
  const { brokenLaws, always, atTheEnd } = await import('./oracle/laws.ts');
  const { brokenDeadlines, brokenScreens, createTold } = await import('./oracle/screens.ts');
  const { brokenMaps } = await import('./oracle/maps.ts');
  const { createWitness } = await import('./oracle/witness.ts');
  const { createPerson } = await import('./people/person.ts');
  const { kinds, liveByServices } = await import('./people/kinds.ts');
  const { dummyHash } = await import('../services/identity/domain/secret.ts');
  const { startJourney, takeUp, travel } = await import('./people/traveller.ts');
  const { idsIn } = await import('./people/overheard.ts');
  const worlds = createWorlds(engine, time);
  // The first world loads the timetable and every file that is loaded late.
  const first = await worlds.begin(0, faultLevels.none);
  // It is made at the first request that needs it, from the chance of that run.
  await dummyHash();
  await first.end();

  return {
    async run(plan) {
      const { seed } = plan;
      const world = await worlds.begin(seed, faultsOf(plan));
      const findings: string[] = [];
      const overheard: string[] = [];
      const people = plan.people.map((number) => {
        const chance = createChance(seed, `person ${number}`);
        return createPerson(chance.pick(kinds), number, chance);
      });
      const look = createWitness(people, findings);
      const witness: Witness = (...seen) => {
        look(...seen);
        overheard.push(...idsIn(seen[3]));
      };
      const began = time.now();
      let living = people.length;
      const journeys: Journey[] = [];
      const told = createTold();
      const live = async (person: Person): Promise<void> => {
        if (person.kind !== 'traveller') return liveByServices(world, person, witness, overheard);
        const journey = await startJourney(world, person, witness);
        journeys.push(journey);
        return travel(world, journey, witness);
      };
      for (const person of people) {
        void live(person)
          .catch((error: unknown) => void findings.push(`${person.name} cannot go on: ${String(error)}`))
          .finally(() => (living -= 1));
      }
      const pace = world.chance.pick(pacesMs);
      let seen = 0;
      time.slowLoops(pace);
      const rest = async (ms: number): Promise<void> => {
        await time.pass(ms);
        told.look(journeys, time.now());
        const events = world.trace.lines.slice(seen);
        seen += events.length;
        const isBusy = events.some(isAct);
        time.slowLoops(isBusy ? pace : restPaceMs);
        if (!isBusy) return;
        findings.push(...(await brokenLaws(world.sql, always)), ...(await brokenDeadlines(world.sql, journeys)));
      };
      while (living > 0 && findings.length === 0 && time.now() - began < longestMs) await rest(lookMs);
      world.trouble.cease();
      for (const journey of journeys) takeUp(journey);
      for (let quarter = 0; quarter < 4 && findings.length === 0; quarter += 1) await rest(afterMs / 4);
      if (findings.length === 0) {
        if (living > 0) findings.push(`${living} people have not come to an end`);
        findings.push(
          ...(await brokenLaws(world.sql, atTheEnd)),
          ...(await brokenScreens(world.sql, journeys)),
          ...(await brokenMaps(world.sql, journeys)),
          ...(await told.broken(world.sql)),
        );
      }
      time.slowLoops(0);
      const [counted] = await world.sql.query<{ orders: number }>('select count(*)::int as orders from trip.ticket_order');
      const outcome = {
        plan,
        virtualMs: time.now() - began,
        calls: world.trace.lines.filter((line) => line.includes('→')).length,
        orders: counted?.orders ?? 0,
        faults: Object.fromEntries(world.trouble.counts),
        findings: [...new Set(findings)],
        trace: [...world.trace.lines],
        digest: world.trace.digest(),
        succeeded: succeededIn(world.trace.lines),
        crossed: [...new Set(journeys.flatMap(({ device }) => [...device.crossed]))].toSorted(),
      };
      for (const { device } of journeys) device.close();
      await world.end();
      return outcome;
    },
  };
}
