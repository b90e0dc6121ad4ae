import { join } from 'node:path';
import { createVerifier, type Verifier } from './auth.ts';
import { openBroker } from './broker.ts';
import { type Clock, createClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Database, migrate, openEmbedded, openPostgres } from './db.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { forgetOldCalls } from './limiter.ts';
import { platformMigrations } from './migrations/platform.ts';
import { createOutbox, startMailer } from './outbox.ts';
import { sharedSecret } from './secrets.ts';
import type { Platform, Service } from './service.ts';
import { createTickets } from './ticket.ts';

/** Parts a test brings itself. */
export interface Parts {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly verifier?: Verifier;
}

export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/** Opens database and broker and migrates the platform's schema and those of the given services. */
export async function openPlatform(config: Config, services: readonly Service[], parts: Parts = {}): Promise<OpenPlatform> {
  const clock = parts.clock ?? createClock();
  const db =
    parts.db ?? (config.databaseUrl === undefined ? await openEmbedded(join(config.dataDir, 'db')) : openPostgres(config.databaseUrl));
  await migrate(db, 'platform', platformMigrations);
  for (const { schema, migrations } of services) await migrate(db, schema, migrations);
  const tickets = createTickets(await sharedSecret(db, 'live-ticket'), clock);
  const broker = await openBroker({ mqttUrl: config.mqttUrl, forwarded: ['+/events'], tickets });
  const complain = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  const stopMailer = startMailer(db, config, complain);
  const clean = async (): Promise<void> => {
    await forgetOldAnswers(db);
    await forgetOldCalls(db, clock.machineNow());
  };
  await clean();
  const cleaning = setInterval(() => void clean().catch(complain), 3_600_000);
  return {
    config,
    db,
    clock,
    broker,
    tickets,
    outbox: createOutbox(clock),
    verifier: parts.verifier ?? createVerifier(`${config.identityUrl}/.well-known/jwks.json`, clock),
    serviceToken: config.serviceToken ?? (await sharedSecret(db, 'service-token')),
    async close() {
      clearInterval(cleaning);
      await stopMailer();
      await broker.close();
      await db.close();
    },
  };
}
