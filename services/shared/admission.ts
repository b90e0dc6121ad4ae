import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busy } from './problem.ts';

/** The turns in which requests go first, the most urgent one first: no payment waits for a map, and no map for a search. */
const turns = ['payment', 'account', 'seat', 'map', 'search'] as const;
export type Turn = (typeof turns)[number];

interface Room {
  readonly places: number;
  /** The turns that share the places, with the age in milliseconds at which a waiting request is refused. */
  readonly patience: Readonly<Partial<Record<Turn, number>>>;
}

/**
 * Searches, maps and seats need only this process and its database, so more of them at once than connections of the pool would only be
 * slower. Accounts and payments may wait for another machine, so they have places of their own.
 */
const rooms: readonly Room[] = [
  { places: 16, patience: { seat: 500, map: 350, search: 250 } },
  { places: 64, patience: { account: 800 } },
  { places: 256, patience: { payment: 5000 } },
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

/** The queue of a room. The next place goes to the most urgent turn, and in it to the request that has waited longest. */
export function createQueue({ places, patience }: Room): Queue {
  const waiting = new Map(turns.map((turn) => [turn, new Set<() => void>()]));
  let taken = 0;

  const admitNext = (): void => {
    for (const waiters of waiting.values()) {
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
            taken += 1;
            go();
          };
          if (taken < places) return goIn();
          const timer = setTimeout(() => {
            endWait();
            shed();
          }, patience[turn]);
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
          taken -= 1;
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
      return turns.filter((turn) => turn in room.patience).map((turn): [Turn, Queue] => [turn, queue]);
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
