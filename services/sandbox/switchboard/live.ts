import { batchByKey } from '../../shared/batchByKey.ts';
import type { Sql } from '../../shared/db.ts';
import type { LiveEdge } from '../../shared/sandbox.ts';
import { sandboxSession } from '../sandbox.ts';
import { disturbSocket } from './disturbedSocket.ts';
import { everybody, liveSwitches, useLiveFault } from './store.ts';

/** Most sessions in one query. */
const batch = 1000;

/** Disturbs the live channel for one browser session, or stops it for all. */
export function createLiveEdge(sql: Sql): LiveEdge {
  // An event goes to many browsers. One query at a time looks for all of them, so that an event never occupies the pool.
  const switchesOf = batchByKey<string, 'stopped' | 'disturbed' | 'none'>(async (_, sessions) => {
    const { stopped, disturbed } = await liveSwitches(sql, [everybody, ...new Set(sessions)]);
    return sessions.map((session) =>
      stopped.has(everybody) || stopped.has(session) ? 'stopped' : disturbed.has(session) ? 'disturbed' : 'none',
    );
  }, batch);
  const copiesOf = async (session: string, topic: string): Promise<readonly number[]> => {
    // Only seat events are disturbed, because the answer to a join contains nothing that the map does not.
    if (!topic.endsWith('/events')) return [0];
    const found = await switchesOf('', session);
    if (found !== 'disturbed') return found === 'stopped' ? [] : [0];
    const fault = await useLiveFault(sql, session);
    if (fault === undefined) return [0];
    switch (fault.kind) {
      case 'lose':
        return [];
      case 'repeat':
        return [0, 0];
      case 'delay':
        return [fault.ms];
      default:
        return fault.kind satisfies never;
    }
  };
  return {
    sessionOf: sandboxSession,
    async refused(sessions) {
      const { stopped } = await liveSwitches(sql, [everybody, ...sessions.filter((session) => session !== undefined)]);
      return stopped.has(everybody) ? new Set(sessions) : stopped;
    },
    disturb: (websocket, session) => disturbSocket(websocket, (topic) => copiesOf(session, topic)),
  };
}
