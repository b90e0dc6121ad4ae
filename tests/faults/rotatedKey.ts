import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { newShopper } from './support/shopper.ts';
import { sharingEnv, startWholeProcess, type WholeProcess } from './support/wholeProcess.ts';

const limitMs = 20_000;
/** Longer than a process waits before it reads the keys again. */
const readAgainMs = 75_000;
/** Longer than a new key is only published. */
const announcedMs = 320_000;

const keyOf = (token: string): string => {
  const { kid }: { kid: string } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  return kid;
};

/**
 * docs/operations.md, "Keys": two processes while the key of the access tokens is rotated. In the short form one of them restarts before the
 * other has read the new key; in the long form both read it, and it signs.
 */
await fault('a key of the access tokens rotated over two processes', async ({ short }) => {
  const postgres = await startPostgres();
  const ports = await Promise.all([0, 1].map(async () => ({ shop: await freePort(), sandbox: await freePort() })));
  const urls = ports.map(({ shop }) => `http://127.0.0.1:${shop}`);
  const start = (place: number): Promise<WholeProcess> => startWholeProcess(sharingEnv(ports[place], postgres.url, ports[0]?.sandbox ?? 0));
  const running = [await start(0), await start(1)];
  const tokens: string[] = [];
  let checks = 0;
  const published = async (place: number): Promise<string[]> => {
    const { keys }: { keys: { kid: string }[] } = await (await fetch(`${urls[place]}/identity-api/.well-known/jwks.json`)).json();
    return keys.map(({ kid }) => kid);
  };
  /** Somebody signs in at each process; then each process must know every token so far. */
  const signInAndCheck = async (): Promise<string[]> => {
    const fresh: string[] = [];
    for (const [place, { sandbox }] of ports.entries())
      fresh.push((await newShopper(urls[place] ?? '', `http://127.0.0.1:${sandbox}`)).token);
    tokens.push(...fresh);
    for (const url of urls) {
      for (const token of tokens) {
        const { status } = await fetch(`${url}/payment-api/payment/transaction/none`, { headers: { authorization: `Bearer ${token}` } });
        if (status !== 404) throw new Error(`a token of ${keyOf(token)} is answered ${status} by ${url}`);
        checks += 1;
      }
    }
    return fresh.map(keyOf);
  };
  try {
    const [old] = await signInAndCheck();
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/rotateKeys.ts'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url },
    });
    const made = /The key (\S+) signs/.exec(stdout)?.[1];
    if (made === undefined) throw new Error(stdout);
    await running[1]?.end(limitMs);
    running[1] = await start(1);
    if (!(await published(1)).includes(made)) throw new Error('a process that starts does not publish the new key');
    const meanwhile = await signInAndCheck();
    if (meanwhile.some((kid) => kid !== old)) throw new Error('the new key signs before it is known everywhere');
    if (!short) {
      await pause(readAgainMs);
      if (!(await published(0)).includes(made)) throw new Error('a process that runs does not publish the new key');
      await pause(announcedMs - readAgainMs);
      const later = await signInAndCheck();
      if (later.some((kid) => kid !== made)) throw new Error('the new key does not sign');
    }
    return `${tokens.length} tokens of ${new Set(tokens.map(keyOf)).size} keys, ${checks} of ${checks} checks passed, nobody signed out`;
  } finally {
    await Promise.all(running.map((process) => process.end(limitMs)));
    await postgres.stop();
  }
});
