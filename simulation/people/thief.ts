import { examplesOf, type Json, object, operationsOf, type Operation } from '../../tests/contract/documents.ts';
import type { Chance } from '../world/chance.ts';
import { becomeGuest } from './buyer.ts';
import type { World } from '../world/world.ts';
import { type Caller, pause, type Person } from './person.ts';

/** What somebody overheard: ids of carts, payments, orders, tickets and sessions of other people. */
export type Overheard = readonly string[];

const prefixes = { trip: '/trip-api', identity: '/identity-api', payment: '/payment-api' } as const;
const operations: readonly Operation[] = (['trip', 'identity', 'payment'] as const)
  .flatMap((name) => operationsOf(name))
  .filter(({ security }) => !security.includes('serviceToken'));
/** How often the ids of one call are of one answer, and how many an answer has. */
const togetherShare = 0.5;
const idsOfAnswer = 12;
/** Operations whose address or body has the id of a thing of somebody. */
const operationsWithIds = operations.filter(({ method, path }) => path.includes('{') || (method === 'post' && path.startsWith('/api/')));

/** The beginning of an id, which tells what it names: `t_` of `t_1a2b3c`. */
const kindOf = (text: string): string | undefined => /^([a-z]+_|[A-Z]+-)/.exec(text)?.[0];

/** An overheard id of the kind of an example, or any other one. */
function stolen(example: string | undefined, chance: Chance, overheard: Overheard): string {
  const kind = example === undefined || chance.isIn(0.2) ? undefined : kindOf(example);
  const alike = kind === undefined ? [] : overheard.filter((id) => kindOf(id) === kind);
  return chance.pick(alike.length === 0 ? overheard : alike);
}

/** Ids that were overheard one after another, so that several of them may belong together. */
function heardTogether(overheard: Overheard, chance: Chance): Overheard {
  const from = chance.between(0, Math.max(0, overheard.length - idsOfAnswer));
  return overheard.slice(from, from + idsOfAnswer);
}

/** The example of a document with some of its texts replaced by what was overheard. */
function spoiled(value: Json, chance: Chance, overheard: Overheard): Json {
  if (Array.isArray(value)) return value.map((one) => spoiled(one, chance, overheard));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoiled(one, chance, overheard)]));
  }
  const isId = typeof value === 'string' && kindOf(value) !== undefined;
  if (typeof value === 'string' && overheard.length > 0 && chance.isIn(isId ? 0.8 : 0.05)) return stolen(value, chance, overheard);
  if (typeof value === 'number' && chance.isIn(0.1)) return chance.pick([0, -1, 1, value * 2, 2 ** 31]);
  return value;
}

function bodyOf({ requestBody }: Operation): Json | undefined {
  const content = requestBody?.['content'];
  if (content === undefined) return undefined;
  const media = object(content)['application/json'];
  return media === undefined ? undefined : examplesOf(object(media))[0]?.[1];
}

/** Calls anything with anything for an hour, and the ids of others above all. */
export async function steal(world: World, person: Person, caller: Caller, overheard: Overheard): Promise<void> {
  const { chance } = person;
  if (chance.isIn(0.7)) await becomeGuest(world, person, caller);
  for (let act = 0; act < 60; act += 1) {
    const operation = chance.pick(chance.isIn(0.5) ? operations : operationsWithIds);
    const heard = chance.isIn(togetherShare) ? heardTogether(overheard, chance) : overheard;
    const { document, method, path, parameters } = operation;
    const valueOf = (parameter: { [key: string]: Json }): string => {
      const examples = [...examplesOf(parameter), ...examplesOf(object(parameter['schema'] ?? {}))].map(([, value]) => String(value));
      if (chance.isIn(0.7) && heard.length > 0) return stolen(examples[0], chance, heard);
      return examples.length === 0 ? 'x' : chance.pick(examples);
    };
    const places = (where: string) => parameters.filter((parameter) => parameter['in'] === where);
    const filled = places('path').reduce(
      (text, parameter) => text.replace(`{${String(parameter['name'])}}`, encodeURIComponent(valueOf(parameter))),
      path,
    );
    const query = new URLSearchParams(
      places('query').map((parameter): [string, string] => [String(parameter['name']), valueOf(parameter)]),
    );
    const body = bodyOf(operation);
    const target = `${prefixes[document]}${filled}${query.size === 0 ? '' : `?${query}`}`;
    await caller.once(method.toUpperCase(), target, body === undefined ? undefined : spoiled(body, chance, heard));
    await pause(chance.between(500, 20_000));
  }
}
