import { sandboxSession } from '../../shared/http.ts';
import type { LiveEdge } from '../../shared/liveEdge.ts';
import type { Sql } from '../../shared/db.ts';
import { createSwitchStore, everybody } from './store.ts';

/** Disturbs the live channel as the switchboard says: for one browser session, or stops it for everybody. */
export function createLiveEdge(sql: Sql): LiveEdge {
  const switches = createSwitchStore(sql);
  return {
    sessionOf: sandboxSession,
    async refused(sessions) {
      const stopped = await switches.stopped([everybody, ...sessions.filter((session) => session !== undefined)]);
      return stopped.has(everybody) ? new Set(sessions) : stopped;
    },
    async copies(session, topic) {
      // Only the news of seats: what a browser is answered when it joins says nothing that the map does not.
      if (!topic.endsWith('/events')) return [0];
      if ((await switches.stopped([everybody, session])).size > 0) return [];
      const fault = await switches.useLive(session);
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
    },
  };
}
