import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { components } from '../../openapi/types/identity.ts';
import { createTokens, type Session } from '../../src/app/session/tokens.ts';
import { sessionOf } from '../../src/app/wire/identity.ts';
import { demoUser, testPhones } from '../../services/sandbox/values.ts';
import type { Outbox } from '../pages/Outbox.ts';

type Schemas = components['schemas'];

export type Traveller = { firstName: string; lastName: string; fullName: string; email: string; phone: string };

const firstNames = ['Begoña', 'Ximena', 'Íñigo', 'Lucía', 'Tomás', 'Renata'];
const lastNames = ['Treviño', 'Garza Sáenz', 'Peña Cantú', 'Elizondo'];
const endings: readonly string[] = testPhones.map(({ ending }) => ending);

/** A unique traveller. `ending` selects the phone's behaviour in the sandbox. */
export function newTraveller(ending?: string): Traveller {
  const id = randomInt(1_000_000, 10_000_000);
  const plain = `81${id}${randomInt(1, 10)}`;
  const phone = `${plain.slice(0, 6)}${ending ?? (endings.includes(plain.slice(6)) ? '4567' : plain.slice(6))}`;
  const firstName = firstNames[id % firstNames.length] ?? 'Ana';
  const lastName = lastNames[id % lastNames.length] ?? 'Peña';
  return { firstName, lastName, fullName: `${firstName} ${lastName}`, email: `viaje.${id}@example.com`, phone };
}

/** The stored values of a page by key. */
export type Stored = Readonly<Record<string, string>>;

const headersOf = (): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
  authorization: 'Bearer anden-public-key',
});

const asked = async <Body>(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Body> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headersOf(), ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/**
 * Creates a guest's session through the services. With an outbox, the code there verifies the phone, so that it signs in to the same
 * account again. The clock of a sandbox session decides how long the token lives.
 */
export async function signUp(baseUrl: string, { email, phone }: Traveller, outbox: Outbox | null, sandbox?: string): Promise<Session> {
  const url = `${baseUrl}/identity-api/v2`;
  let pin: string | null = null;
  if (outbox) {
    const { tid } = await asked<Schemas['CodeSent']>(`${url}/send-verification`, { phone, email, ip: null });
    await asked(`${url}/verify-phone`, { phone, code: await outbox.codeFor(phone), pin: tid, sign: false, ip: null });
    pin = tid;
  }
  return sessionOf(
    await asked(
      `${url}/signup-guest`,
      { email, email_confirmation: email, phone, pin, ip: null },
      sandbox === undefined ? {} : { 'sandbox-session': sandbox },
    ),
  );
}

/** A new session of a guest whose phone is verified, by a new code in the outbox. */
export async function signInAgain(baseUrl: string, { phone }: Traveller, outbox: Outbox): Promise<Session> {
  const url = `${baseUrl}/identity-api/v2`;
  const { length } = await outbox.sentTo(phone);
  const { tid } = await asked<Schemas['CodeSent']>(`${url}/signin-phone`, { phone, ip: null });
  const code = await outbox.codeFor(phone, length + 1);
  const { session } = await asked<{ session?: Schemas['Session'] }>(`${url}/verify-phone`, { phone, code, pin: tid, sign: true, ip: null });
  if (!session) throw new Error('the code opened no session');
  return sessionOf(session);
}

/** The password of each registered traveller. */
export const accountPassword = 'camion azul 8:30';

/** Signs a registered traveller in in another browser. Returns the access token. */
export async function signInElsewhere(baseUrl: string, { email }: Traveller, userAgent: string): Promise<string> {
  const url = `${baseUrl}/identity-api/v2/signin`;
  return (await asked<Schemas['Session']>(url, { email, password: accountPassword, ip: null }, { 'user-agent': userAgent })).token;
}

/** A new session of the registered account of the sandbox. */
export async function signInDemo(baseUrl: string): Promise<Session> {
  const { email } = demoUser;
  return sessionOf(await asked(`${baseUrl}/identity-api/v2/signin`, { email, password: demoUser.password, ip: null }));
}

/** The token of the link in the newest mail. */
async function mailedToken(email: string, before: number, outbox: Outbox): Promise<string> {
  const { text } = await outbox.nextTo(email, before);
  return /\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** Asks for an account, in the browser of a page where one is given. Returns the token of its link. */
export async function askRegistration(
  baseUrl: string,
  { email, firstName, lastName }: Traveller,
  { outbox, page }: { outbox: Outbox; page?: Page },
): Promise<string> {
  const before = (await outbox.sentTo(email)).length;
  const url = `${baseUrl}/identity-api/v2/signup`;
  const body = { email, password: accountPassword, nombre: firstName, paterno: lastName, materno: '', ip: null };
  if (page) await page.request.post(url, { headers: headersOf(), data: body });
  else await asked(url, body);
  return mailedToken(email, before, outbox);
}

/** Asks for a new password. Returns the token of its link. */
export async function askRecovery(baseUrl: string, { email }: Traveller, outbox: Outbox): Promise<string> {
  const before = (await outbox.sentTo(email)).length;
  await asked(`${baseUrl}/identity-api/forgot`, { email, ip: null });
  return mailedToken(email, before, outbox);
}

/** Registers a traveller by the link in the mail. */
export async function register(baseUrl: string, traveller: Traveller, outbox: Outbox): Promise<Session> {
  const token = await askRegistration(baseUrl, traveller, { outbox });
  return sessionOf(await asked(`${baseUrl}/identity-api/v2/confirm-email`, { token, password: accountPassword }));
}

/** A session in the shop's storage format. */
export function storedSession(session: Session): Stored {
  const stored: Record<string, string> = {};
  const store = { getItem: () => null, setItem: (name: string, value: string) => void (stored[name] = value), removeItem: () => {} };
  createTokens(store).write(session);
  return stored;
}
