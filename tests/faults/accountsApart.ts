import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../services/identity/domain/secret.ts';
import { publicKey } from '../../services/shared/auth.ts';
import { fault } from '../support/fault.ts';
import { startWorld, type World } from './support/world.ts';

const ip = '203.0.113.7';
/** Greatest difference of the medians. */
const mostApart = 0.05;

const calls = {
  signIn: (email: string) => ['/v2/signin', { email, password: 'not the password' }],
  forgotPassword: (email: string) => ['/forgot', { email }],
  signUp: (email: string) => ['/v2/signup', { email, password: 'caballo correcto', nombre: 'Eva', paterno: 'Luna', materno: '' }],
} as const satisfies Record<string, (email: string) => readonly [string, object]>;

const emailOf = (kind: 'known' | 'unknown', name: string, index: number): string => `${kind}.${name}.${index}@example.com`;

/** Each request has its own account, browser and network, so no limit of strangers is reached. */
async function ask(world: World, [path, body]: readonly [string, object], index: number): Promise<{ time: number; answer: string }> {
  const started = performance.now();
  const { status, body: answer } = await world.call('POST', `/identity-api${path}`, {
    token: publicKey,
    body: { ...body, ip },
    headers: {
      cookie: `device=${randomBytes(24).toString('base64url')}`,
      'x-forwarded-for': `198.${18 + (index >> 15)}.${(index >> 7) & 255}.${(index & 127) + 1}`,
    },
  });
  return { time: performance.now() - started, answer: `${status} ${JSON.stringify(answer)}` };
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

await fault('accounts apart', async ({ short }) => {
  process.env['OTP_SENDS_PER_ADDRESS'] = '100000';
  const world = await startWorld({ runs: true, payment: false, trustProxy: true });
  // The short form compares the answers only; its times are too few to judge.
  const rounds = short ? 4 : 500;
  const wrong: string[] = [];
  const figures: string[] = [];
  try {
    const hash = await hashPassword('the password of all');
    let asked = 0;
    for (const [name, call] of Object.entries(calls)) {
      await world.db.query(
        `insert into identity.account (kind, email, nombre, paterno, full_name, password_hash, created_at, updated_at)
         select 'user', 'known.' || $1 || '.' || number || '@example.com', 'Ana', 'Vega', 'Ana Vega', $2, $3, $3 from generate_series(0, $4::int) as number`,
        [name, hash, world.clock.date(), rounds],
      );
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      for (let round = 0; round <= rounds; round += 1) {
        const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of kinds) {
          const { time, answer } = await ask(world, call(emailOf(kind, name, round)), (asked += 1));
          answers.add(answer);
          // The first round warms the service up.
          if (round > 0) times[kind].push(time);
        }
      }
      if (answers.size !== 1) wrong.push(`${name} has ${answers.size} answers: ${[...answers].join(' | ')}`);
      const [known, unknown] = [median(times.known), median(times.unknown)];
      const apart = Math.abs(known - unknown) / Math.min(known, unknown);
      if (!short && apart > mostApart) wrong.push(`${name}: ${known.toFixed(2)} ms with an account, ${unknown.toFixed(2)} ms without`);
      figures.push(`${name} ${known.toFixed(1)} and ${unknown.toFixed(1)} ms (${(apart * 100).toFixed(1)} %)`);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `medians of ${rounds} with an account and without: ${figures.join(', ')}; 1 answer each`;
  } finally {
    await world.close();
  }
});
