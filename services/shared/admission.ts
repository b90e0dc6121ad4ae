import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busy } from './problem.ts';

/** The turns in which requests go first, the most urgent one first: no payment waits for a map, and no map for a search. */
const turns = ['payment', 'account', 'seat', 'map', 'search'] as const;
export type Turn = (typeof turns)[number];

interface Terms {
  /** The age in milliseconds at which a waiting request is refused. */
  readonly patience: number;
  /** The places that its requests and those of more urgent turns take at most, so that the later turns go on while a slow disk holds these. */
  readonly most: number;
}

interface Room {
  readonly places: number;
  /** The turns that share the places. */
  readonly terms: Readonly<Partial<Record<Turn, Terms>>>;
}

/**
 * Searches, maps and seats need only this process and its database, so more of them at once than connections of the pool would only be
 * slower. Accounts and payments may wait for another machine, so they have places of their own.
 */
const rooms: readonly Room[] = [
  { places: 16, terms: { seat: { patience: 500, most: 10 }, map: { patience: 350, most: 14 }, search: { patience: 250, most: 16 } } },
  { places: 64, terms: { account: { patience: 800, most: 64 } } },
  { places: 256, terms: { payment: { patience: 5000, most: 256 } } },
];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An operation without a turn never waits. */
    turn?: Turn | undefined;
  }
  interface FastifyInstance {
    readonly admission: Admission;
  }
  interface FastifyRequest {
    visit: Visit | undefined;
  }
}

export interface Admission {
  /** The requests that wait now, by turn. */
  waiting(): ReadonlyMap<Turn, number>;
  /** Calls the listener for each request that is refused. */
  onShed(listener: (turn: Turn) => void): void;
}

/** One request in a queue. */
interface Visit {
  /** Calls `go` when there is a place, or `shed` when the patience of the turn has ended. */
  begin(go: () => void, shed: () => void): void;
  /** Gives the place back, or ends the wait without a call. */
  leave(): void;
}

export interface Queue {
  visit(turn: Turn): Visit;
  waiting(turn: Turn): number;
}

/** The queue of a room. The next place goes to the most urgent turn that may take one more, and in it to the request that has waited longest. */
export function createQueue({ places, terms }: Room): Queue {
  const waiting = new Map(turns.map((turn) => [turn, new Set<() => void>()]));
  const inside = new Map(turns.map((turn) => [turn, 0]));
  let taken = 0;

  const insideUpTo = (turn: Turn): number => turns.slice(0, turns.indexOf(turn) + 1).reduce((sum, one) => sum + (inside.get(one) ?? 0), 0);
  const mayEnter = (turn: Turn): boolean => taken < places && insideUpTo(turn) < (terms[turn]?.most ?? 0);
  const count = (turn: Turn, change: 1 | -1): void => {
    taken += change;
    inside.set(turn, (inside.get(turn) ?? 0) + change);
  };
  const admitNext = (): void => {
    for (const [turn, waiters] of waiting) {
      if (!mayEnter(turn)) continue;
      for (const goIn of waiters) return goIn();
    }
  };

  return {
    waiting: (turn) => waiting.get(turn)?.size ?? 0,
    visit(turn) {
      let isInside = false;
      let endWait = (): void => undefined;
      return {
        begin(go, shed) {
          const goIn = (): void => {
            endWait();
            isInside = true;
            count(turn, 1);
            go();
          };
          if (mayEnter(turn)) return goIn();
          const timer = setTimeout(() => {
            endWait();
            shed();
          }, terms[turn]?.patience);
          endWait = () => {
            clearTimeout(timer);
            waiting.get(turn)?.delete(goIn);
          };
          waiting.get(turn)?.add(goIn);
        },
        leave() {
          endWait();
          if (!isInside) return;
          isInside = false;
          count(turn, -1);
          admitNext();
        },
      };
    },
  };
}

/**
 * Lets the requests of an app in by their turn, as many at a time as the process serves without delay. One that waits too long is answered 503
 * with `Retry-After`, so that those who are let in are served in time. A request waits after its body has arrived and its caller was counted,
 * and leaves before its answer is sent. So neither a slow client nor one above its limit holds a place.
 */
export function installAdmission(app: FastifyInstance): void {
  const queues = new Map(
    rooms.flatMap((room) => {
      const queue = createQueue(room);
      return turns.filter((turn) => turn in room.terms).map((turn): [Turn, Queue] => [turn, queue]);
    }),
  );
  const listeners: ((turn: Turn) => void)[] = [];
  app.decorateRequest('visit', undefined);
  app.decorate('admission', {
    waiting: () => new Map([...queues].map(([turn, queue]) => [turn, queue.waiting(turn)])),
    onShed: (listener: (turn: Turn) => void) => void listeners.push(listener),
  });

  const admit = (request: FastifyRequest, { raw }: FastifyReply, done: (error?: Error) => void): void => {
    const { turn } = request.routeOptions.config;
    const visit = turn === undefined ? undefined : queues.get(turn)?.visit(turn);
    if (turn === undefined || visit === undefined) return done();
    request.visit = visit;
    raw.once('close', () => visit.leave());
    visit.begin(done, () => {
      for (const listener of listeners) listener(turn);
      done(busy());
    });
  };
  app.addHook('preValidation', admit);
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.visit?.leave();
    done(null, payload);
  });
}
