import { randomBytes, randomInt } from 'node:crypto';
import { secretMatches } from '../../services/identity/domain/secret.ts';
import { demoUser } from '../../services/sandbox/values.ts';
import { publicKey } from '../../services/shared/auth.ts';
import { fault } from '../support/fault.ts';
import { startWorld, type World } from './support/world.ts';

interface Reply {
  code?: string;
  tid?: string;
  token?: string;
  session?: { token: string };
}

/** A browser at a network address. */
interface From {
  readonly address: string;
  readonly device: string;
}

const { email, phone, password } = demoUser;
const ip = null;
const browserAt = (address: string): From => ({ address, device: randomBytes(24).toString('base64url') });
const digits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

function callsOf(world: World, { address, device }: From) {
  const post = (path: string, body: object) =>
    world.call<Reply>('POST', `/identity-api/v2${path}`, {
      token: publicKey,
      body: { ip, ...body },
      headers: { 'x-forwarded-for': address, cookie: `device=${device}` },
    });
  return {
    askForCode: () => post('/signin-phone', { phone }),
    askForGuestCode: () => post('/send-verification', { phone, email }),
    resend: () => post('/resend-verification', { phone, email }),
    enterCode: (code: string, pin: string) => post('/verify-phone', { phone, code, pin, sign: true }),
    enterPassword: (text: string) => post('/signin', { email, password: text }),
    askForMail: () => post('/../forgot', { email }),
    enterLink: (token: string, chosen: string) => post('/../forgot/reset', { token, password: chosen }),
  };
}

/** What strangers did and reached. */
interface Storm {
  requests: number;
  /** Requests that another code was sent for. */
  codes: number;
  guesses: number;
  refused: number;
  sessions: number;
}

/** A stranger asks for codes with two browsers, uses up their tries, and guesses passwords, all at once. */
async function storm(world: World, address: string, tally: Storm): Promise<void> {
  const count = (answers: readonly { status: number; body: Reply }[]): void => {
    tally.requests += answers.length;
    tally.refused += answers.filter(({ status }) => status === 429).length;
    tally.sessions += answers.filter(({ body }) => body.token !== undefined || body.session !== undefined).length;
  };
  const byCode = async (): Promise<void> => {
    const { askForCode, askForGuestCode, resend, enterCode } = callsOf(world, browserAt(address));
    const asked = [await askForCode(), await askForGuestCode(), await resend()];
    count(asked);
    const pin = asked[0]?.body.tid;
    if (pin === undefined) return;
    tally.codes += 1;
    const guesses = await Promise.all(Array.from({ length: 8 }, () => enterCode(digits(), pin)));
    tally.guesses += guesses.filter(({ body }) => body.code === 'code-wrong').length;
    count(guesses);
  };
  const byPassword = async (): Promise<void> => {
    const { enterPassword } = callsOf(world, browserAt(address));
    count(await Promise.all(Array.from({ length: 12 }, () => enterPassword(digits()))));
  };
  await Promise.all([byCode(), byCode(), byPassword(), askForMails(world, address, tally)]);
}

/** A stranger asks for mails about a new password. */
async function askForMails(world: World, address: string, tally: Storm): Promise<void> {
  const { askForMail } = callsOf(world, browserAt(address));
  const answers = await Promise.all(Array.from({ length: 4 }, askForMail));
  tally.requests += answers.length;
  tally.refused += answers.filter(({ status }) => status === 429).length;
}

/**
 * The owner has nothing but the mailbox, on a device and at a network that nobody knows. The latest mail of the strangers has her link, or
 * one comes after at most an hour. Returns the seconds that she waits.
 */
async function recover(world: World, owner: From, chosen: string): Promise<number> {
  const { askForMail, enterLink, enterPassword } = callsOf(world, owner);
  const asked = await askForMail();
  const wait = asked.status === 429 ? Number(asked.headers.get('retry-after')) : 0;
  world.forward(wait);
  if (wait > 0) await askForMail();
  const [mail] = await world.db.query<{ text: string }>(
    "select text from platform.outbox where recipient = $1 and subject = 'Recupera tu contraseña' order by id desc limit 1",
    [email],
  );
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const changed = await enterLink(token, chosen);
  if (changed.status !== 200) throw new Error(`the owner's link is refused: ${changed.status} ${changed.body.code}`);
  const signed = await enterPassword(chosen);
  if (signed.status !== 200) throw new Error(`the owner's new password is refused: ${signed.status} ${signed.body.code}`);
  return wait;
}

/** The code in the owner's SMS. Those that strangers asked for reach the same phone. */
async function ownCode(world: World, tid: string): Promise<string> {
  const [own] = await world.db.query<{ code_hash: string }>('select code_hash from identity.code where id = $1', [tid]);
  const sent = await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id desc', [phone]);
  for (const { text } of sent) if (await secretMatches(text.slice(0, 6), own?.code_hash ?? '')) return text.slice(0, 6);
  throw new Error("the owner's code was not sent");
}

/** The owner signs in by code and by password. Returns how long the slower of them took, in milliseconds. */
async function signIn(world: World, owner: From): Promise<number> {
  const { askForCode, enterCode, enterPassword } = callsOf(world, owner);
  const started = performance.now();
  const sent = await askForCode();
  if (sent.status !== 200) throw new Error(`the owner is sent no code: ${sent.status} ${sent.body.code}`);
  const pin = sent.body.tid ?? '';
  const { body } = await enterCode(await ownCode(world, pin), pin);
  if (body.session === undefined) throw new Error(`the owner's code is refused: ${body.code}`);
  const byCode = performance.now() - started;
  const signed = await enterPassword(password);
  if (signed.status !== 200) throw new Error(`the owner's password is refused: ${signed.status} ${signed.body.code}`);
  return Math.max(byCode, performance.now() - started - byCode);
}

await fault('the way in of owners', async ({ short }) => {
  const world = await startWorld({ runs: true, payment: false, trustProxy: true });
  const tally: Storm = { requests: 0, codes: 0, guesses: 0, refused: 0, sessions: 0 };
  const times: number[] = [];
  const waits: number[] = [];
  const rounds = short ? 1 : 20;
  try {
    const known = browserAt('203.0.113.1');
    times.push(await signIn(world, known));
    for (let round = 0; round < rounds; round += 1) {
      // Codes of a day ago count for nobody.
      world.forward(86_400);
      // One stranger at one address: the owner gets in with a new phone too.
      const [, onNewDevice] = await Promise.all([
        storm(world, `198.51.100.${round}`, tally),
        signIn(world, browserAt(`203.0.113.${2 + round}`)),
      ]);
      times.push(onNewDevice);
      // Many strangers, who use up what all strangers together may do: the owner gets in on the known device, during it and after it.
      const many = Array.from({ length: short ? 4 : 40 }, (_, index) => storm(world, `192.0.2.${index}`, tally));
      times.push(await signIn(world, known));
      await Promise.all(many);
      times.push(await signIn(world, known));
      // The strangers go on all day, from ever new addresses.
      for (let hour = 0; hour < 8; hour += 1) {
        world.forward(3600);
        await askForMails(world, `198.18.${round}.${hour}`, tally);
      }
      waits.push(await recover(world, browserAt(`203.0.113.${100 + round}`), password));
    }
    const [most] = await world.db.query<{ tries: number; live: number }>(
      `select max(tries) as tries, count(*) filter (where expires_at > $1 and verified_at is null) as live from identity.code`,
      [world.clock.date()],
    );
    const stranger = await world.db.query<{ sends: number }>(
      "select count(*) as sends from identity.asking where kind = 'stranger' and recipient = $2 and asked_at > $1",
      [new Date(world.clock.now() - 3_600_000), phone],
    );
    const wrong = [
      ...(tally.sessions > 0 ? [`strangers opened ${tally.sessions} sessions`] : []),
      ...((most?.tries ?? 9) > 5 ? [`${most?.tries} guesses of one code were compared`] : []),
      ...((most?.live ?? 9) > 6 ? [`${most?.live} codes of strangers were alive at once`] : []),
      ...((stranger[0]?.sends ?? 9) > 6 ? [`${stranger[0]?.sends} codes were sent for strangers in an hour`] : []),
      ...(Math.max(...waits) > 3600 ? [`the owner waited ${Math.max(...waits)} s for a mail`] : []),
      ...(tally.refused === 0 || tally.guesses === 0 ? ['the strangers did not try'] : []),
    ];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    const slowest = (Math.max(...times) / 1000).toFixed(1);
    return (
      `${times.length} of ${times.length} times the owner was in by code and by password, the slowest in ${slowest} s, and ${waits.length} of ${waits.length} times by mail from a new device after ${Math.max(...waits)} s at most, while strangers made ` +
      `${tally.requests} requests: ${tally.refused} refused, ${tally.guesses} guesses of ${tally.codes} codes, ${tally.sessions} sessions`
    );
  } finally {
    await world.close();
  }
});
