import type { components } from '../../openapi/types/identity.ts';
import { type Caller, type Person, publicKey } from './person.ts';
import type { Shopper } from './shopping.ts';

type Session = components['schemas']['Session'];

export const password = 'cuatro-cerros-azules';
const sessionMs = 5 * 60_000;
const ip = '203.0.113.7';
const lastMail = 'select text from platform.outbox where recipient = $1 and text like $2 order by id desc limit 1';

/** The page that a link of a mail opens. */
export type LinkedPage = 'registro' | 'recupera-contrasena';

/** Registers with the link of a mail, and gives the browser its holder. */
export async function register({ world, person }: Shopper, caller: Caller): Promise<void> {
  const { email, firstName: nombre, lastName: paterno } = person;
  await takeHolder(caller);
  await caller.call('POST', '/identity-api/v2/signup', { email, password, nombre, paterno, materno: paterno, ip });
  const token = await readToken({ world, person }, 'registro');
  await caller.call('POST', '/identity-api/v2/confirm-email', { token, password });
}

/** The token in the latest mail that links to a page. */
export async function readToken({ world, person }: Pick<Shopper, 'world' | 'person'>, page: LinkedPage): Promise<string | undefined> {
  const [mail] = await world.sql.query<{ text: string }>(lastMail, [person.email, `%${page}?token=%`]);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

/** Gives a browser its holder. */
export async function takeHolder(caller: Caller): Promise<void> {
  const { body } = await caller.call<{ holder: string }>('POST', '/trip-api/trip/holders');
  caller.holder = body.holder;
}

/** Opens the sessions of an account's devices, and each again before its 15 minutes are over. */
export function sessionsOf(person: Pick<Person, 'email'>, devices: readonly Caller[]): () => Promise<void> {
  let openedAt = -Infinity;
  return async () => {
    if (Date.now() - openedAt < sessionMs) return;
    openedAt = Date.now();
    for (const device of devices) await signIn(person, device);
  };
}

async function signIn({ email }: Pick<Person, 'email'>, caller: Caller): Promise<void> {
  caller.token = publicKey;
  const { status, body } = await caller.call<Session>('POST', '/identity-api/v2/signin', { email, password, ip });
  if (status !== 200) throw new Error(`the sign-in answers ${status}`);
  caller.token = body.token;
}
