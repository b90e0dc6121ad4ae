import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../shared/config.ts';
import type { OpenPlatform } from '../shared/platform.ts';

interface Started {
  /** The server of the shop first; it calls the bank of the sandbox. */
  readonly servers: readonly FastifyInstance[];
  /** Stop the workers of the services, in the order of their start. */
  readonly stops: readonly (() => Promise<void>)[];
  readonly platform: OpenPlatform;
}

/**
 * Ends a process without losing a request. /healthz and /readyz answer 503 for `noticeMs`, while everything is served. Then running requests end, and
 * the workers finish what they hold; other processes continue their work. Sockets of the live channel, servers and pools follow.
 */
export async function closeInOrder({ servers, stops, platform }: Started, noticeMs: number): Promise<void> {
  for (const { drain } of servers) drain.announce();
  await pause(noticeMs);
  const [shop, ...others] = servers;
  await shop?.drain.finish();
  for (const stop of stops.toReversed()) await stop();
  for (const { drain } of others) await drain.finish();
  await platform.close(...servers);
}

/** Closes the process at SIGTERM and, from a terminal without notice, at SIGINT. */
export function closeOnSignal({ drainSeconds }: Pick<Config, 'drainSeconds'>, close: (noticeMs: number) => Promise<void>): void {
  let isClosing = false;
  const end = (noticeMs: number): void => {
    if (isClosing) return;
    isClosing = true;
    close(noticeMs).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(drainSeconds * 1000));
  process.on('SIGINT', () => end(0));
}
