import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';

/** The messages of PostgreSQL's protocol after which its client waits: Query, Sync, Flush, and the two ends of a copy. */
const lastMessages = new Set([...'QSHcf'].map((letter) => letter.charCodeAt(0)));

/**
 * The settings of a pool over an embedded engine. All messages of a statement reach the engine in one call, because a call costs as much as
 * a small statement.
 */
export function engineConfig(engine: PGlite): ReturnType<typeof createPgConfig> {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    waiting.push(message);
    if (!lastMessages.has(message[0] ?? 0)) return Promise.resolve([]);
    const together = Buffer.concat(waiting);
    waiting = [];
    return engine.execProtocolStream(together, options);
  };
  return createPgConfig(
    new Proxy(engine, {
      get(target, name) {
        if (name === 'execProtocolStream') return execProtocolStream;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
}
