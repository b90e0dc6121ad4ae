import type { FastifyInstance } from 'fastify';
import type { Clock } from '../shared/clock.ts';

const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'at'],
    properties: {
      name: { type: 'string', pattern: '^\\w{1,60}$' },
      at: { type: 'array', maxItems: 5, items: { type: 'string', pattern: '^[\\w.-]{1,64}:\\d{1,7}:\\d{1,7}$' } },
    },
  },
} as const;
/** Failures that a process logs in a minute. A stranger can send any number. */
const mostInMinute = 60;
const minuteMs = 60_000;

/** Logs that a page of the shop threw while rendering: the kind of error, and its places in the files of the build. */
export function serveFailures(app: FastifyInstance, clock: Pick<Clock, 'machineNow'>): void {
  let minute = { began: 0, logged: 0 };
  app.post<{ Body: { name: string; at: string[] } }>('/compra/failures', { schema, bodyLimit: 2048 }, ({ body, log }, reply) => {
    if (clock.machineNow() - minute.began > minuteMs) minute = { began: clock.machineNow(), logged: 0 };
    if ((minute.logged += 1) <= mostInMinute) log.warn({ failure: body }, 'a page failed');
    return reply.code(204).send();
  });
}
