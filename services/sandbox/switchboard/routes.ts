import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../shared/config.ts';
import type { Clock } from '../../shared/clock.ts';
import { sandboxSession } from '../sandbox.ts';
import { Problem } from '../../shared/problem.ts';
import type { Bank } from '../bank/bank.ts';
import { switchboardPage } from './page.ts';
import { decodeRecipe, type SeatChange } from './recipe.ts';
import { changeSchema, seatsSchema, sessionSchema, settleSchema } from './schemas.ts';
import { changeSeats } from './seats.ts';
import { everybody, type LiveFault, type OperationFault, type SeenRun, type SwitchStore } from './store.ts';

interface Change {
  session?: string;
  forwardSeconds?: number;
  /** Seconds by which the clock is ahead of the machine's. */
  shiftSeconds?: number;
  freeze?: boolean;
  bankStallMs?: number;
  /** One operation and its fault; null ends the fault. */
  operation?: { id: string; fault: OperationFault | null };
  plans?: Record<string, OperationFault[]>;
  refreshFails?: boolean;
  live?: LiveFault | null;
  channelStopped?: boolean;
  channelStoppedForAll?: boolean;
  reset?: boolean;
}

interface PageQuery {
  Querystring: { session?: string; path?: string };
}

export interface SwitchboardParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly switches: SwitchStore;
  readonly bank: Bank;
}

const newSession = (): string => randomBytes(12).toString('base64url');

/** The shop's address under the host name of the request, because cookies are shared by ports but not by host names. */
function shopUrl({ publicUrl }: Config, hostname: string): string {
  const url = new URL(publicUrl);
  const here = new Set(['localhost', '127.0.0.1']);
  if (here.has(url.hostname) && here.has(hostname)) url.hostname = hostname;
  return url.origin;
}

/** Mounts the switchboard for one browser session: the cookie `sandbox-session`, or the session named in the request. */
export function mountSwitchboard(app: FastifyInstance, { config, clock, switches, bank }: SwitchboardParts): void {
  function sessionOf(request: FastifyRequest, reply: FastifyReply, named?: string): string {
    const session = named ?? sandboxSession(request.headers) ?? newSession();
    // Cookies ignore ports, so the shop on the same host name receives this cookie too.
    reply.header('set-cookie', `sandbox-session=${session}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`);
    return session;
  }

  const state = async (session: string): Promise<object> => {
    const { shiftMs, faults } = await switches.read(session);
    const { plans = {}, others: _holders, ...set } = faults;
    const machine = clock.machineNow();
    return { session, now: new Date(faults.frozenAt ?? machine + shiftMs).toISOString(), shiftMs, operations: plans, ...set };
  };

  app.get<PageQuery>(
    '/switchboard',
    { schema: { querystring: { type: 'object', properties: { session: sessionSchema, path: { type: 'string', maxLength: 12_000 } } } } },
    async (request, reply) => {
      const { session: named, path } = request.query;
      const recipe = path === undefined ? undefined : decodeRecipe(path);
      if (path !== undefined && recipe === undefined) throw new Problem(400, 'invalid-link', 'Ese enlace no lleva un camino completo.');
      // The link of a path opens a new session, in which nothing is set yet.
      if (path !== undefined && named === undefined) {
        return reply.redirect(`/switchboard?${new URLSearchParams({ session: newSession(), path })}`, 302);
      }
      const session = sessionOf(request, reply, named);
      const shop = shopUrl(config, request.hostname);
      const [mine, all] = [await switches.read(session), await switches.read(everybody)];
      const charges = await bank.recent(10);
      return switchboardPage(reply, {
        switches: mine,
        stoppedForAll: all.faults.channelStopped === true,
        machineNow: clock.machineNow(),
        charges,
        shop,
        timeZone: config.shopTimeZone,
        ...(recipe && { recipe, again: `/switchboard?${new URLSearchParams({ path: path ?? '' })}` }),
      });
    },
  );

  app.get<{ Querystring: { session?: string } }>('/switchboard.json', async (request, reply) =>
    state(sessionOf(request, reply, request.query.session)),
  );

  app.post<{ Body: Change }>('/switchboard.json', { schema: { body: changeSchema } }, async (request, reply) => {
    const { body } = request;
    const session = sessionOf(request, reply, body.session);
    if (body.reset === true) await switches.reset(session);
    if (body.shiftSeconds !== undefined) await switches.moveTo(session, body.shiftSeconds * 1000, clock.machineNow());
    if (body.forwardSeconds !== undefined) await switches.forward(session, body.forwardSeconds * 1000);
    if (body.freeze !== undefined) await switches.freeze(session, body.freeze, clock.machineNow());
    if (body.bankStallMs !== undefined) await switches.patch(session, { bankStallMs: body.bankStallMs });
    if (body.plans !== undefined) await switches.setPlans(session, body.plans);
    if (body.operation !== undefined) {
      const { id, fault } = body.operation;
      await switches.setPlans(session, { [id]: fault === null ? [] : [fault] });
    }
    if (body.refreshFails !== undefined) {
      await switches.setPlans(session, { refreshToken: body.refreshFails ? [{ kind: 'fail', times: null, ms: 0 }] : [] });
    }
    if (body.live !== undefined) await switches.patch(session, { live: body.live });
    if (body.channelStopped !== undefined) await switches.patch(session, { channelStopped: body.channelStopped });
    if (body.channelStoppedForAll !== undefined) await switches.patch(everybody, { channelStopped: body.channelStoppedForAll });
    return state(session);
  });

  app.post<{ Body: { session?: string; seatIds: string[]; to: SeatChange; run?: SeenRun } }>(
    '/switchboard/seats',
    { schema: { body: seatsSchema } },
    async (request, reply) => {
      const { session: named, seatIds, to, run } = request.body;
      const session = sessionOf(request, reply, named);
      const { status, type, body } = await changeSeats(config.tripUrl, switches, { session, to, seatIds, run });
      return reply.code(status).type(type).send(body);
    },
  );

  app.get<{ Querystring: { session: string } }>(
    '/switchboard/charges.json',
    { schema: { querystring: { type: 'object', required: ['session'], properties: { session: sessionSchema } } } },
    async ({ query }) => ({ charges: await bank.chargesOf(query.session) }),
  );

  app.post<{ Body: { session?: string; paymentId?: string; to: 'authorised' | 'refused' } }>(
    '/switchboard/settle',
    { schema: { body: settleSchema } },
    async (request, reply) => {
      const { session: named, paymentId, to } = request.body;
      const waiting = async (): Promise<string | undefined> =>
        (await bank.chargesOf(sessionOf(request, reply, named))).find(({ status }) => status === 'processing' || status === 'challenge')
          ?.paymentId;
      const id = paymentId ?? (await waiting());
      const view = id === undefined ? undefined : await bank.settle(id, to);
      if (!view) throw new Problem(404, 'payment-not-found', 'El banco no tiene ese pago, o ninguno que espere.');
      return view;
    },
  );
}
