import { randomBytes, randomInt } from 'node:crypto';
import { publicKey } from '../../services/shared/auth.ts';
import { fault } from '../support/fault.ts';
import { startWorld, type World } from './support/world.ts';

interface Reply {
  code?: string;
  tid?: string;
  triesLeft?: number;
}

const ip = '203.0.113.7';
const newPhone = (): string => `82${String(randomInt(10_000_000)).padStart(7, '0')}9`;

/** One browser, which moves from address to address. */
function callsOf(world: World) {
  const device = randomBytes(24).toString('base64url');
  const post = (path: string, body: object, from?: string) =>
    world.call<Reply>('POST', `/identity-api${path}`, {
      token: publicKey,
      body: { ip, ...body },
      headers: { cookie: `device=${device}`, ...(from === undefined ? {} : { 'x-forwarded-for': from }) },
    });
  return {
    send: (phone: string, from?: string, email = `${phone}@example.com`) => post('/v2/send-verification', { phone, email }, from),
    resend: (phone: string, from?: string) => post('/v2/resend-verification', { phone, email: `${phone}@example.com` }, from),
    verify: (phone: string, code: string, pin: string, from?: string, sign = false) =>
      post('/v2/verify-phone', { phone, code, pin, sign }, from),
    async sms(phone: string): Promise<string[]> {
      const { messages }: { messages: { code: string }[] } = JSON.parse(
        await (await fetch(`${world.config.sandboxUrl}/outbox.json?to=${phone}&kind=sms`)).text(),
      );
      return messages.map((message) => message.code);
    },
  };
}

/** Guesses from a hundred addresses; each code gets five of them. */
async function guessing(world: World, guesses: number, wrong: string[]): Promise<string> {
  const { send, verify, sms } = callsOf(world);
  const address = (index: number): string => `198.51.${100 + (index % 2)}.${index % 100}`;
  let compared = 0;
  let hits = 0;
  let codes = 0;
  for (let made = 0; made < guesses; codes += 1) {
    const phone = newPhone();
    const pin = (await send(phone, address(codes))).body.tid ?? '';
    const [right = ''] = await sms(phone);
    const tries = Array.from({ length: 100 }, () => String(randomInt(1_000_000)).padStart(6, '0')).filter((code) => code !== right);
    const answers = await Promise.all(tries.map((code, index) => verify(phone, code, pin, address(index))));
    made += tries.length;
    hits += answers.filter((answer) => answer.status === 200).length;
    const counted = await world.db.query<{ tries: number }>('select tries from identity.code where phone = $1', [phone]);
    compared += counted[0]?.tries ?? 99;
    if (counted[0]?.tries !== 5) wrong.push(`${phone}: ${counted[0]?.tries} guesses were compared`);
    const late = await verify(phone, right, pin);
    if (late.status === 200) wrong.push(`${phone}: the right code was taken after five wrong ones`);
  }
  const chance = compared / codes / 1_000_000;
  if (chance > 5e-6) wrong.push(`chance of a guess ${chance}`);
  if (hits > 0) wrong.push(`${hits} guesses were right`);
  return `${guesses} guesses from 100 addresses: chance ${chance.toExponential(0)} per code, the right one refused after 5`;
}

/** Requests codes for an hour, from many addresses and browsers, and with many e-mails. */
async function sending(world: World, wrong: string[]): Promise<string> {
  const { sms } = callsOf(world);
  const phone = newPhone();
  for (let minute = 0; minute < 60; minute += 1) {
    const { send, resend } = callsOf(world);
    await send(phone, `198.51.100.${minute}`);
    await send(phone, `198.51.100.${minute}`, `other${minute}@example.com`);
    await resend(phone, `198.51.100.${minute}`);
    world.forward(59);
  }
  const sent = (await sms(phone)).length;
  if (sent > 6 || sent === 0) wrong.push(`${sent} codes in an hour`);
  return `${sent} codes sent in an hour of asking`;
}

/** A code works once, for ten minutes, for its own request only, is stored hashed, and can be resent after 180 s. */
async function life(world: World, rounds: number, wrong: string[]): Promise<string> {
  const { send, resend, verify, sms } = callsOf(world);
  const must = (ok: boolean, what: string): void => {
    if (!ok) wrong.push(what);
  };
  for (let round = 0; round < rounds; round += 1) {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const [code = ''] = await sms(phone);
    must((await resend(phone)).body.code === 'resend-too-early', 'sent again at once');
    world.forward(178);
    must((await resend(phone)).body.code === 'resend-too-early', 'sent again before 180 s');
    const other = newPhone();
    const otherPin = (await send(other)).body.tid ?? '';
    must((await verify(other, code, pin)).status !== 200, 'taken for another phone');
    must((await verify(phone, code, otherPin)).status !== 200, 'taken for another request');
    must((await verify(phone, code, pin, undefined, true)).status !== 200, 'taken for another purpose');
    must((await verify(phone, code, pin)).status === 200, 'the right code was refused');
    must((await verify(phone, code, pin)).status !== 200, 'taken twice');
    const late = newPhone();
    const latePin = (await send(late)).body.tid ?? '';
    const [lateCode = ''] = await sms(late);
    world.forward(601);
    must((await verify(late, lateCode, latePin)).body.code === 'code-expired', 'taken after ten minutes');
    const rows = await world.db.query<{ code_hash: string }>('select code_hash from identity.code where phone = any($1)', [
      [phone, other, late],
    ]);
    must(rows.every((row) => row.code_hash.startsWith('scrypt$')) && !JSON.stringify(rows).includes(code), 'a code is kept readable');
  }
  return `a code works once, for 10 min, for its request; kept hashed (${rounds} lives)`;
}

await fault('code guessing', async ({ short }) => {
  process.env['OTP_SENDS_PER_ADDRESS'] = '100000';
  const world = await startWorld({ runs: true, payment: false, trustProxy: true });
  const wrong: string[] = [];
  try {
    const lines = [
      await guessing(world, short ? 500 : 10_000, wrong),
      await sending(world, wrong),
      await life(world, short ? 3 : 50, wrong),
    ];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return lines.join('; ');
  } finally {
    await world.close();
  }
});
