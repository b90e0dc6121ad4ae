import type { FastifyInstance } from 'fastify';
import type { Verifier } from './auth.ts';
import type { Broker } from './broker.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Migrations } from './db.ts';
import type { Outbox } from './outbox.ts';
import type { Tickets } from './ticket.ts';

/** What a service is given to live on. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly broker: Broker;
  readonly tickets: Tickets;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly verifier: Verifier;
  /** Bearer by which one service proves itself to another. */
  readonly serviceToken: string;
}

/** One service: its schema, its migrations, and how it mounts itself. */
export interface Service {
  readonly schema: string;
  readonly migrations: Migrations;
  /** Mounts the routes; resolves with what stops its workers. */
  start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>>;
}
