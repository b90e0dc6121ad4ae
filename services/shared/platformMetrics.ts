import type { Broker } from './broker.ts';
import type { Database } from './db.ts';
import type { Metrics } from './metrics.ts';
import { unsentState } from './outbox.ts';

/** Tells of the parts that every service shares: connections to the database, the live channel, and messages that wait to be sent. */
export function tellOfPlatform(metrics: Metrics, db: Database, broker: Broker): void {
  metrics.gauge({
    name: 'anden_database_connections',
    help: 'Connections of this process to the database, and callers that wait for one.',
    labels: ['state'],
    read: () => [
      { labels: { state: 'busy' }, value: db.pool.totalCount - db.pool.idleCount },
      { labels: { state: 'idle' }, value: db.pool.idleCount },
      { labels: { state: 'waited-for' }, value: db.pool.waitingCount },
    ],
  });
  metrics.gauge({
    name: 'anden_live_browsers',
    help: 'Browsers on the live channel of this process.',
    read: () => [{ value: broker.connectedBrowsers() }],
  });
  metrics.gauge({
    name: 'anden_broker_up',
    help: '1 while live messages reach the other processes.',
    read: () => [{ value: broker.reachesOthers() ? 1 : 0 }],
  });
  const messages = (name: string, help: string, value: string): void =>
    metrics.gauge({
      name,
      help,
      labels: ['kind', 'state'],
      async read() {
        const rows = await db.query<{ kind: string; state: string; value: number }>(
          `select kind, ${unsentState} as state, ${value} as value from platform.outbox where sent_at is null group by 1, 2`,
        );
        return rows.map(({ kind, state, value: at }) => ({ labels: { kind, state }, value: at }));
      },
    });
  messages('anden_messages', 'Mails and SMS that were not sent.', 'count(*)::int');
  messages(
    'anden_messages_oldest_seconds',
    'Age of the oldest mail or SMS that was not sent.',
    'extract(epoch from now() - min(created_at))::float',
  );
  metrics.gauge({
    name: 'anden_messages_refused',
    help: 'Mails and SMS that a server refused for good, by its answer.',
    labels: ['kind', 'reason'],
    async read() {
      const rows = await db.query<{ kind: string; reason: string; value: number }>(
        'select kind, refused as reason, count(*)::int as value from platform.outbox where refused is not null group by 1, 2',
      );
      return rows.map(({ kind, reason, value }) => ({ labels: { kind, reason }, value }));
    },
  });
}
