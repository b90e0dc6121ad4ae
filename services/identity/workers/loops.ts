import type { FastifyBaseLogger } from 'fastify';
import { startLoop, startLoopNow, stopLoops } from '../../shared/loop.ts';
import type { IdentityParts } from '../context.ts';
import { finishRemovals } from './removals.ts';
import { forgetOld } from './retention.ts';

/** Interval in milliseconds in which removals of accounts that other services did not finish are tried again. */
const removalMs = 5000;
/** Interval in milliseconds in which a process reads the keys of the access tokens. */
const keysMs = 60_000;

/** Starts the loops of the service. Returns what stops them. */
export function startLoops(log: FastifyBaseLogger, parts: IdentityParts): () => Promise<void> {
  const { clock, keys } = parts;
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const loops = [
    startLoopNow(3_600_000, () => forgetOld(parts), failed('old tries were not deleted')),
    startLoop(keysMs, () => keys.refresh(clock.machineNow()), failed('the keys were not read')),
    startLoop(removalMs, () => finishRemovals(parts), failed('a removal waits')),
  ];
  return () => stopLoops(loops);
}
