import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../shared/config.ts';
import type { Clock } from '../../shared/clock.ts';
import { sandboxSession } from '../../shared/http.ts';
import { Problem } from '../../shared/problem.ts';
import type { Bank } from '../bank/bank.ts';
import { switchboardPage } from './page.ts';
import type { OperationFault, SeenRun, SwitchStore } from './store.ts';

interface Change {
  session?: string;
  forwardSeconds?: number;
  freeze?: boolean;
  bankStallMs?: number;
  /** One operation and what happens to it; null ends it. */
  operation?: { id: string; fault: OperationFault | null };
  refreshFails?: boolean;
  reset?: boolean;
}

const sessionSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;
const changeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    session: sessionSchema,
    forwardSeconds: { type: 'integer', minimum: -31_536_000, maximum: 31_536_000 },
    freeze: { type: 'boolean' },
    bankStallMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    operation: {
      type: 'object',
      required: ['id', 'fault'],
      properties: {
        id: { type: 'string', pattern: '^[A-Za-z]{3,60}$' },
        fault: {
          anyOf: [
            { type: 'null' },
            {
              type: 'object',
              required: ['kind', 'times', 'ms'],
              properties: {
                kind: { type: 'string', enum: ['fail', 'drop-request', 'drop-answer', 'delay'] },
                times: { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1, maximum: 1000 }] },
                ms: { type: 'integer', minimum: 0, maximum: 600_000 },
              },
            },
          ],
        },
      },
    },
    refreshFails: { type: 'boolean' },
    reset: { type: 'boolean' },
  },
} as const;

const sellSchema = {
  type: 'object',
  required: ['seatIds'],
  properties: {
    session: sessionSchema,
    seatIds: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', maxLength: 20 } },
    run: {
      type: 'object',
      required: ['routeId', 'scheduleId', 'manifestDate', 'legFrom', 'legTo'],
      properties: {
        routeId: { type: 'string' },
        scheduleId: { type: 'string' },
        manifestDate: { type: 'string' },
        legFrom: { type: 'integer' },
        legTo: { type: 'integer' },
      },
    },
  },
} as const;

export interface SwitchboardParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly switches: SwitchStore;
  readonly bank: Bank;
}

/** Time and faults for one browser session: the cookie `sandbox-session`, or the session named in the request (tests). */
export function mountSwitchboard(app: FastifyInstance, { config, clock, switches, bank }: SwitchboardParts): void {
  function sessionOf(request: FastifyRequest, reply: FastifyReply, named?: string): string {
    const session = named ?? sandboxSession(request.headers) ?? randomBytes(12).toString('base64url');
    // Cookies do not know ports: the shop on the same host name gets it too.
    reply.header('set-cookie', `sandbox-session=${session}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`);
    return session;
  }

  const state = async (session: string): Promise<object> => {
    const { shiftMs, faults } = await switches.read(session);
    const machine = clock.machineNow();
    return { session, now: new Date(faults.frozenAt ?? machine + shiftMs).toISOString(), shiftMs, ...faults };
  };

  app.get('/switchboard', async (request, reply) => {
    const session = sessionOf(request, reply);
    return switchboardPage(reply, await switches.read(session), clock.machineNow(), await bank.recent(10));
  });

  app.get<{ Querystring: { session?: string } }>('/switchboard.json', async (request, reply) =>
    state(sessionOf(request, reply, request.query.session)),
  );

  app.post<{ Body: Change }>('/switchboard.json', { schema: { body: changeSchema } }, async (request, reply) => {
    const { session: named, forwardSeconds, freeze, bankStallMs, operation, refreshFails, reset } = request.body;
    const session = sessionOf(request, reply, named);
    const setFault = async (id: string, fault: OperationFault | null): Promise<void> => {
      const { [id]: _old, ...others } = (await switches.read(session)).faults.operations ?? {};
      await switches.patch(session, { operations: fault === null ? others : { ...others, [id]: fault } });
    };
    if (reset === true) await switches.reset(session);
    if (forwardSeconds !== undefined) await switches.forward(session, forwardSeconds * 1000);
    if (freeze !== undefined) await switches.freeze(session, freeze, clock.machineNow());
    if (bankStallMs !== undefined) await switches.patch(session, { bankStallMs });
    if (operation !== undefined) await setFault(operation.id, operation.fault);
    if (refreshFails !== undefined) await setFault('refreshToken', refreshFails ? { kind: 'fail', times: null, ms: 0 } : null);
    return state(session);
  });

  app.post<{ Body: { session?: string; seatIds: string[]; run?: SeenRun } }>(
    '/switchboard/sell',
    { schema: { body: sellSchema } },
    async (request, reply) => {
      const session = sessionOf(request, reply, request.body.session);
      const run = request.body.run ?? (await switches.read(session)).faults.lastRun;
      if (!run) throw new Problem(409, 'no-run-seen', 'Esta sesión todavía no ha visto el mapa de un autobús.');
      const answer = await fetch(`${config.tripUrl}/seat/select`, {
        method: 'POST',
        signal: AbortSignal.timeout(8000),
        headers: {
          'content-type': 'application/json',
          holder: `otra-persona-${randomBytes(12).toString('base64url')}`,
          'idempotency-key': crypto.randomUUID(),
          'sandbox-session': session,
        },
        body: JSON.stringify({ run, seatIds: request.body.seatIds }),
      });
      return reply
        .code(answer.status)
        .type(answer.headers.get('content-type') ?? 'application/json')
        .send(await answer.text());
    },
  );

  app.get<{ Querystring: { session: string } }>(
    '/switchboard/charges.json',
    { schema: { querystring: { type: 'object', required: ['session'], properties: { session: sessionSchema } } } },
    async ({ query }) => ({ charges: await bank.chargesOf(query.session) }),
  );

  app.post<{ Body: { paymentId: string; to: 'authorised' | 'refused' } }>(
    '/switchboard/settle',
    {
      schema: {
        body: {
          type: 'object',
          required: ['paymentId', 'to'],
          properties: { paymentId: { type: 'string', maxLength: 120 }, to: { type: 'string', enum: ['authorised', 'refused'] } },
        },
      },
    },
    ({ body }) =>
      bank.settle(body.paymentId, body.to).then((view) => {
        if (!view) throw new Problem(404, 'payment-not-found', 'El banco no conoce ese pago.');
        return view;
      }),
  );
}
