import type { FastifyInstance } from 'fastify';
import type { Verifier } from './auth.ts';
import type { Broker } from './broker.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Migrations } from './db.ts';
import type { EndedSessions } from './endedSessions.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './outbox.ts';
import type { Sandbox } from './sandbox.ts';
import type { Tickets } from './liveTicket.ts';

/** The dependencies of a service. */
export interface Platform {
  readonly config: Config;
  readonly db: Database;
  readonly broker: Broker;
  readonly tickets: Tickets;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly metrics: Metrics;
  readonly verifier: Verifier;
  readonly endedSessions: EndedSessions;
  readonly sandbox: Sandbox | undefined;
  /** Bearer by which services authenticate each other. */
  readonly serviceToken: string;
}

/** One service: its schema, its migrations, and its start function. */
export interface Service {
  readonly schema: string;
  readonly migrations: Migrations;
  /** Folder with the functions of its schema, one `<function>.sql` each. */
  readonly functions?: URL;
  /** Mounts the routes and resolves with the function that stops its workers. */
  start(app: FastifyInstance, platform: Platform): Promise<() => Promise<void>>;
}
