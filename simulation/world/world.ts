import type { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../services/shared/db.ts';
import { createChance, seedChance, type Chance } from './chance.ts';
import { type SharedDatabase, shareDatabase } from './database.ts';
import { createTrouble, type Faults, type Trouble } from './faults.ts';
import { deadLine, openLine, type Line } from './line.ts';
import { createNetwork, type Network } from './network.ts';
import { runAs, type Owner } from './owner.ts';
import { type Bus, config, type Process, startProcess } from './services.ts';
import type { Time } from './time.ts';
import { createTrace, type Trace } from './trace.ts';

/** The shop in one run: two processes over one database, and the network before them. */
export interface World {
  readonly seed: number;
  readonly chance: Chance;
  readonly time: Time;
  readonly trouble: Trouble;
  readonly network: Network;
  readonly trace: Trace;
  /** Opens the live channel for a network address. Each line is cut after a while when things go wrong. */
  openLine(name: string, address: string): Duplex;
  /** The database as nobody in the world sees it. */
  readonly sql: Database;
  end(): Promise<void>;
}

const processes = 2;
const minuteMs = 60_000;
/** The first instant at which a run may begin, and the days among which the seed chooses. */
const firstDay = Date.parse('2026-10-25T06:00:00Z');
const days = 160;
/** Instants just before which a quarter of the runs begins: the ends of months and of a year at the shop, and the changes of the clock at the border. */
const edgeInstants = ['2026-11-01T07:00Z', '2026-12-01T06:00Z', '2027-01-01T06:00Z', '2027-03-01T06:00Z', '2027-03-14T08:00Z'];
const edgeShare = 0.25;
const mostMinutesBefore = 6;

/** Opens the database once; each run begins with an empty one. */
export function createWorlds(engine: PGlite, time: Time): { begin(seed: number, faults: Faults): Promise<World> } {
  const database: SharedDatabase = shareDatabase(engine);
  const shopFetch = { name: 'shop', address: '127.0.0.1' };

  /** Lets time pass until `work` is done. */
  const untilDone = async <T>(work: Promise<T>): Promise<T> => {
    let isOver = false;
    const done = work.finally(() => (isOver = true));
    done.catch(() => undefined);
    while (!isOver) await time.pass(1);
    return done;
  };

  return {
    async begin(seed, faults) {
      const chance = createChance(seed, 'world');
      seedChance(createChance(seed, 'start'));
      time.restart(startOf(chance));
      await database.empty();
      const trace = createTrace(time.now);
      const kills = createChance(seed, 'killed processes');
      const trouble = createTrouble(faults);
      const hosts: Process[] = [];
      /** Of every process, also of one that still starts. */
      const owners = new Set<Owner>();
      const lines = new Map<Owner, Set<Line>>();
      const messages = createChance(seed, 'live channel');
      let isEnding = false;
      const kill = (owner: Owner): void => {
        owner.isAlive = false;
        trace.note(`${owner.name} is killed`);
        for (const line of lines.get(owner) ?? []) line.cut();
        const downMs = kills.between(500, 20_000);
        // The clean-up and the restart are no code of the dead process, whose timers are dropped.
        runAs(world, () => {
          void database.release(owner);
          setTimeout(() => {
            if (isEnding) return;
            // A run that ends with a finding does not wait for a process that still starts.
            open(owner.name).catch((error: unknown) => {
              if (!isEnding) throw error;
            });
          }, downMs);
        });
      };
      const interrupt = (owner: Owner): void => {
        if (owner.isAlive && hosts.some((host) => host.owner === owner) && trouble.strikes('killed', kills)) kill(owner);
      };
      /** What one process publishes reaches the browsers of each, or is lost on the way to one. */
      const tellAll: Bus = async (topic, payload) => {
        for (const { owner, publishLocal } of hosts) {
          if (owner.isAlive && !trouble.strikes('messageLost', messages)) runAs(owner, () => publishLocal(topic, payload));
        }
      };
      const open = async (name: string): Promise<void> => {
        const owner: Owner = { name, isAlive: true };
        owners.add(owner);
        const started = await startProcess(owner, database.of(owner, interrupt), tellAll);
        trace.note(`${name} is ready`);
        const place = hosts.findIndex((host) => host.owner.name === name);
        if (place < 0) hosts.push(started);
        else hosts[place] = started;
      };
      const network = createNetwork({
        hosts: () => hosts,
        sandboxPort: config.sandboxPort,
        chanceOf: (name) => createChance(seed, `requests of ${name}`),
        trouble,
        trace,
      });
      globalThis.fetch = network.fetchOf(shopFetch);
      for (let number = 1; number <= processes; number += 1) {
        await untilDone(open(`process ${number}`));
      }
      // What a process drew while it started depends on what this one has done before.
      seedChance(createChance(seed, 'shop'));
      await untilDone(database.dropRandomPool());
      return {
        seed,
        chance,
        time,
        trouble,
        network,
        trace,
        sql: database.all,
        openLine(name, address) {
          const ready = hosts.filter(({ owner }) => owner.isAlive);
          const host = ready[messages.between(0, Math.max(0, ready.length - 1))];
          if (host === undefined) return deadLine();
          const line = openLine({ owner: host.owner, server: host.server }, address);
          const ofHost = lines.get(host.owner) ?? new Set();
          lines.set(host.owner, ofHost.add(line));
          line.stream.once('close', () => ofHost.delete(line));
          if (trouble.strikes('lineCut', messages)) {
            const ms = messages.between(1_000, 300_000);
            setTimeout(() => {
              trace.note(`the line of ${name} is cut`);
              line.cut();
            }, ms);
          }
          return line.stream;
        },
        async end() {
          isEnding = true;
          for (const ofHost of lines.values()) for (const line of ofHost) line.cut();
          await untilDone(Promise.all(hosts.filter(({ owner }) => owner.isAlive).map(({ stop }) => stop())));
          // A process that still starts would go on in the next world.
          for (const owner of owners) {
            owner.isAlive = false;
            await untilDone(database.release(owner));
          }
        },
      };
    },
  };
}

function startOf(chance: Chance): number {
  const edge = Date.parse(chance.pick(edgeInstants)) - chance.between(0, mostMinutesBefore) * minuteMs;
  const any = firstDay + chance.between(0, days * 24 * 60) * minuteMs;
  return chance.isIn(edgeShare) ? edge : any;
}

/** The world itself never dies. */
const world: Owner = { name: 'world', isAlive: true };
