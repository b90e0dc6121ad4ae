import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { components } from '../../openapi/types/identity.ts';
import { signAccessToken } from '../../services/identity/domain/accessToken.ts';
import { openSigningKeys } from '../../services/identity/store/signingKeys.ts';
import { demoStaff } from '../../services/sandbox/values.ts';
import { publicKey, staffAudience } from '../../services/shared/auth.ts';
import type { Clock } from '../../services/shared/clock.ts';
import type { Database } from '../../services/shared/db.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';

type Schemas = components['schemas'];

interface Shop {
  readonly publicUrl: string;
  readonly sandboxUrl: string;
}

async function send({ publicUrl }: Shop, path: string, body: object, token: string): Promise<Response> {
  const answer = await fetch(`${publicUrl}/identity-api/v1/staff${path}`, {
    method: 'POST',
    headers: {
      origin: publicUrl,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const post = async <Body>(shop: Shop, path: string, body: object, token: string = publicKey): Promise<Body> =>
  (await send(shop, path, body, token)).json();

/** A session, and the cookie that renews it, as a request has it: `staff=…`. */
type WithCookie = Schemas['StaffSession'] & { readonly cookie: string };

/** A session of the person of the sandbox, who has every role. Her code serves once, so it fails when she signed in less than 30 s before. */
export async function signInDemoStaff(shop: Shop): Promise<WithCookie> {
  const { code }: { code: string } = await (await fetch(`${shop.sandboxUrl}/staff-code.json`)).json();
  const answer = await send(shop, '/sign-in', { email: demoStaff.email, password: demoStaff.password, code }, publicKey);
  const session: Schemas['StaffSession'] = await answer.json();
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';', 1)[0] ?? '');
  return { ...session, cookie: cookies.find((set) => /^(?:__Secure-)?staff=/.test(set)) ?? '' };
}

/** A session of a new person with these roles, whom `admin` (a token) invites. `now` is the time of the services in milliseconds. */
export async function admitStaff(
  shop: Shop,
  admin: string,
  roles: readonly StaffRole[],
  now: () => number = Date.now,
): Promise<Schemas['StaffSession']> {
  const email = `${randomUUID()}@example.com`;
  await post(shop, '/invitations', { email, roles }, admin);
  const sent: { messages: { text: string }[] } = await (
    await fetch(`${shop.sandboxUrl}/outbox.json?to=${encodeURIComponent(email)}&limit=1`)
  ).json();
  const [, token = ''] = /\/operacion\/invitacion#([\w-]+)/.exec(sent.messages[0]?.text ?? '') ?? [];
  const { authenticator } = await post<Schemas['OpenStaffInvitation']>(shop, '/invitations/open', { token });
  const code = new TOTP({ secret: Secret.fromBase32(authenticator.key) }).generate({ timestamp: now() });
  return post(shop, '/invitations/accept', {
    token,
    name: `Persona ${roles.join(' ')}`,
    proof: { kind: 'password', password: 'camion azul 8:30', code },
  });
}

/** Tokens of one person, each of a session of its own that the service does not know: signing out with one ends none of the others. */
export async function staffTokens(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  roles: readonly StaffRole[],
  count: number,
): Promise<string[]> {
  const keys = await openSigningKeys(db, clock.date());
  const signer = { algorithm: keys.algorithm, ...keys.signing(clock.machineNow()) };
  const iat = Math.floor(clock.now() / 1000);
  const person = { sub: randomUUID(), name: 'Persona de Prueba', roles, iat, exp: iat + 3600 };
  return Promise.all(Array.from({ length: count }, () => signAccessToken(signer, { ...person, sid: randomUUID() }, staffAudience)));
}
