import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { components } from '../../openapi/types/identity.ts';
import { demoStaff } from '../../services/sandbox/values.ts';
import { publicKey } from '../../services/shared/auth.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';

type Schemas = components['schemas'];

interface Shop {
  readonly publicUrl: string;
  readonly sandboxUrl: string;
}

async function post<Body>({ publicUrl }: Shop, path: string, body: object, token: string = publicKey): Promise<Body> {
  const answer = await fetch(`${publicUrl}/identity-api/v1/staff${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A session of the person of the sandbox, who has every role. Her code serves once, so it fails when she signed in less than 30 s before. */
export async function signInDemoStaff(shop: Shop): Promise<Schemas['StaffSession']> {
  const { code }: { code: string } = await (await fetch(`${shop.sandboxUrl}/staff-code.json`)).json();
  return post(shop, '/sign-in', { email: demoStaff.email, password: demoStaff.password, code });
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
