import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import { createVerifier, type Verifier } from './auth.ts';
import { openBroker } from './broker.ts';
import { type Clock, createClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, type Sql, migrate, openEmbedded, openPostgres } from './db.ts';
import { createEndedSessions, forgetEndedSessions } from './endedSessions.ts';
import { forgetOldCalls } from './limiter.ts';
import { startLoopNow, stopLoops } from './loop.ts';
import { createMetrics } from './metrics.ts';
import { platformMigrations } from './migrations/platform.ts';
import { mailFoot } from './mailText.ts';
import { createOutbox } from './outbox.ts';
import { startSenders } from './senders.ts';
import { deleteOld, forgetDue, type Retention } from './retention.ts';
import { tellOfPlatform } from './platformMetrics.ts';
import type { Sandbox } from './sandbox.ts';
import { sharedSecret } from './secrets.ts';
import type { Platform, Service } from './service.ts';
import { createTickets } from './liveTicket.ts';
import { startTracing } from './tracing.ts';

/** Dependencies that the caller provides: the sandbox, and in tests the others. */
export interface Parts {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly verifier?: Verifier;
  readonly sandbox?: (sql: Sql, clock: Clock) => Sandbox;
}

export interface OpenPlatform extends Platform {
  /** Ends the sockets of the live channel, then the given servers, then the connections to the database. */
  close(...servers: readonly FastifyInstance[]): Promise<void>;
}

/** A message that was sent or refused, or whose time is over although no server ever tried it; in a sandbox without servers none does. */
const ended = '(sent_at is not null or refused is not null or try_until < now())';

/** A message is history once it is sent; one that was given up may be sent again for a week. A page repeats a request within days. */
export const retentions: readonly Retention[] = [
  {
    days: 1,
    sql: deleteOld('platform.outbox', 'created_at', `kind = 'sms' and ${ended} and (sent_at is not null or useful < interval '1 day')`),
  },
  { days: 7, sql: deleteOld('platform.outbox', 'created_at', ended) },
  { days: 7, sql: deleteOld('platform.idempotency', 'created_at') },
];

/** Opens database and broker and migrates the platform's schema and those of the given services. */
export async function openPlatform(config: Config, services: readonly Service[], parts: Parts = {}): Promise<OpenPlatform> {
  const endTracing = await startTracing(config.tracesUrl);
  const clock = parts.clock ?? createClock();
  const db =
    parts.db ?? (config.databaseUrl === undefined ? await openEmbedded(join(config.dataDir, 'db')) : openPostgres(config.databaseUrl));
  await migrate(db, 'platform', platformMigrations);
  for (const { schema, migrations, functions } of services) await migrate(db, schema, migrations, functions);
  const endedSessions = createEndedSessions(db, clock);
  const tickets = createTickets(await sharedSecret(db, 'live-ticket'), clock);
  const broker = await openBroker({ config, forwarded: ['+/events'], tickets });
  const metrics = createMetrics();
  tellOfPlatform(metrics, db, broker);
  const report = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  const sandbox = config.sandbox ? parts.sandbox?.(db, clock) : undefined;
  const outbox = createOutbox(clock, mailFoot({ ...sandbox?.company, ...config.company }, config.publicUrl));
  const senders = startSenders(db, outbox, config, report);
  const clean = async (): Promise<boolean> => {
    await forgetOldCalls(db, clock.machineNow());
    await forgetEndedSessions(db, clock.machineNow());
    return forgetDue(db, retentions, clock.machineNow());
  };
  const cleaning = startLoopNow(3_600_000, clean, report);
  return {
    config,
    db,
    clock,
    broker,
    tickets,
    outbox,
    metrics,
    sandbox,
    verifier:
      parts.verifier ?? createVerifier(createRemoteJWKSet(new URL(`${config.identityUrl}/.well-known/jwks.json`)), clock, endedSessions),
    endedSessions,
    serviceToken: config.serviceToken ?? (await sharedSecret(db, 'service-token')),
    async close(...servers) {
      // An open socket would keep its server from closing.
      await broker.close();
      for (const server of servers) await server.close();
      await stopLoops([cleaning, ...senders]);
      await db.close();
      await endTracing();
    },
  };
}
