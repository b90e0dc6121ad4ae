import { randomInt } from 'node:crypto';
import { createTokens } from '../../src/app/tokens.ts';
import { sessionOf } from '../../src/app/wire/identity.ts';
import { testPhones } from '../../services/sandbox/values.ts';

export type Traveller = { firstName: string; lastName: string; fullName: string; email: string; phone: string };

const firstNames = ['Begoña', 'Ximena', 'Íñigo', 'Lucía', 'Tomás', 'Renata'];
const lastNames = ['Treviño', 'Garza Sáenz', 'Peña Cantú', 'Elizondo'];
const endings: readonly string[] = testPhones.map(({ ending }) => ending);

/** Somebody whom no other test knows. `ending` chooses what the sandbox does with the phone. */
export function newTraveller(ending?: string): Traveller {
  const id = randomInt(1_000_000, 10_000_000);
  const plain = `81${id}${randomInt(1, 10)}`;
  const phone = `${plain.slice(0, 6)}${ending ?? (endings.includes(plain.slice(6)) ? '4567' : plain.slice(6))}`;
  const firstName = firstNames[id % firstNames.length] ?? 'Ana';
  const lastName = lastNames[id % lastNames.length] ?? 'Peña';
  return { firstName, lastName, fullName: `${firstName} ${lastName}`, email: `viaje.${id}@example.com`, phone };
}

type Stored = { name: string; value: string };

/** A guest's session as the shop stores it, made by the services and not by the sign-in. */
async function storedSession(baseUrl: string, { email, phone }: Traveller): Promise<Stored[]> {
  const answer = await fetch(`${baseUrl}/identity-api/v2/signup-guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), authorization: 'Bearer anden-public-key' },
    body: JSON.stringify({ email, email_confirmation: email, phone, pin: null, ip: null }),
  });
  if (!answer.ok) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
  const stored: Stored[] = [];
  const store = { getItem: () => null, setItem: (name: string, value: string) => void stored.push({ name, value }), removeItem: () => {} };
  createTokens(() => store).keep(sessionOf(await answer.json()));
  return stored;
}

/** The storage of a browser in which a guest is signed in, or nobody. */
export async function storageOf(
  origin: string,
  guest: Traveller | null,
): Promise<{ cookies: []; origins: { origin: string; localStorage: Stored[] }[] }> {
  return { cookies: [], origins: guest ? [{ origin, localStorage: await storedSession(origin, guest) }] : [] };
}
