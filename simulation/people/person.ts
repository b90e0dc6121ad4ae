import type { Chance } from '../world/chance.ts';
import { uuidFrom } from '../world/chance.ts';
import type { Witness } from '../world/network.ts';
import type { World } from '../world/world.ts';

export type PersonKind = 'buyer' | 'operator' | 'regular' | 'thief' | 'traveller';

/** Somebody in the world. Names, mail and phone are nobody else's, so that whoever reads them without being this person is found. */
export interface Person {
  readonly number: number;
  readonly kind: PersonKind;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The network address. */
  readonly address: string;
  readonly chance: Chance;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word that stands for a number, in letters only. */
const wordOf = (number: number): string => [...String(number).padStart(4, '0')].map((digit) => letters[Number(digit)] ?? 'z').join('');

export function createPerson(kind: PersonKind, number: number, chance: Chance): Person {
  return {
    number,
    kind,
    name: `${kind} ${number}`,
    firstName: `Ana ${wordOf(number)}`,
    lastName: `Zeta${wordOf(number)}`,
    email: `persona.${wordOf(number)}@example.com`,
    // The sandbox gives a meaning to some numbers by their end.
    phone: `81${String(2_000_000 + number)}9`,
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    chance,
  };
}

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Somebody who speaks to the services without the shop's page. */
export interface Caller {
  token: string;
  holder: string | undefined;
  /** One try. Null when no answer came. */
  once<Body>(method: string, path: string, body?: unknown, key?: string): Promise<Reply<Body> | null>;
  /** Tries again under the same key until there is an answer that is not a refusal of the moment. Throws when there is none. */
  call<Body>(method: string, path: string, body?: unknown, key?: string): Promise<Reply<Body>>;
}

/** What a page sends before somebody has signed in. */
export const publicKey = 'anden-public-key';
const tries = 8;
const momentary = new Set([429, 502, 503, 504]);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export function createCaller({ network }: World, person: Person, witness: Witness): Caller {
  const send = network.fetchOf(person, witness);
  const caller: Caller = {
    token: publicKey,
    holder: undefined,
    async once(method: string, path: string, body?: unknown, key: string = uuidFrom(person.chance)) {
      try {
        const answer = await send(`http://localhost:80${path}`, {
          method,
          headers: {
            authorization: `Bearer ${caller.token}`,
            ...(caller.holder === undefined ? {} : { holder: caller.holder }),
            ...(method === 'GET' ? {} : { 'idempotency-key': key }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
      } catch {
        return null;
      }
    },
    async call<Body>(method: string, path: string, body?: unknown, key: string = uuidFrom(person.chance)) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const reply = await caller.once<Body>(method, path, body, key);
        if (reply !== null && !momentary.has(reply.status)) return reply;
        await pause(person.chance.between(500, 4_000));
      }
      throw new Error(`${method} ${path} has no answer`);
    },
  };
  return caller;
}
