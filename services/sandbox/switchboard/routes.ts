import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../shared/config.ts';
import type { Clock } from '../../shared/clock.ts';
import { sandboxSession } from '../sandbox.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import { type Bank, chargesOf, recentPayments, settle } from '../bank/bank.ts';
import { switchboardPage } from './page.ts';
import { decodeRecipe, encodeRecipe, type SeatChange, type Tool } from './recipe.ts';
import { recordingOf, seatTools, toolsOf, type Change } from './recording.ts';
import { changeSchema, seatsSchema, sessionQuery, sessionSchema, settleSchema } from './schemas.ts';
import { changeSeats } from './seats.ts';
import {
  beginSession,
  everybody,
  forwardClock,
  freezeClock,
  latestSessions,
  moveClock,
  patchFaults,
  readSwitches,
  recordTools,
  releaseRequests,
  resetSwitches,
  type SeenRun,
  sessionExists,
  setPlans,
} from './store.ts';
import { refuseUnknownOperations, strictly, unknownSession } from './strict.ts';

interface SessionQuery {
  Querystring: { session?: string };
}

interface PageQuery {
  Querystring: { session?: string; path?: string };
}

export interface SwitchboardParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly sql: Sql;
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
export function mountSwitchboard(app: FastifyInstance, { config, clock, sql, bank }: SwitchboardParts): void {
  async function enter(reply: FastifyReply, session: string): Promise<string> {
    await beginSession(sql, session);
    // A caller with the header needs no cookie. A page that reads itself again would take the shop away from the session of another page.
    if (reply.request.headers['sandbox-session'] !== undefined) return session;
    // Cookies ignore ports, so the shop on the same host name receives this cookie too.
    reply.header('set-cookie', `sandbox-session=${session}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly`);
    return session;
  }

  /** The caller's own session, which begins here; or the named one of somebody else, which must exist. A typing error would change nobody. */
  async function sessionOf(request: FastifyRequest, reply: FastifyReply, named?: string): Promise<string> {
    const own = sandboxSession(request.headers);
    const header = request.headers['sandbox-session'];
    const unknown =
      named !== undefined && !(await sessionExists(sql, named)) ? named : own === undefined && header !== undefined ? header : null;
    if (unknown !== null) throw unknownSession(String(unknown), await latestSessions(sql));
    return enter(reply, named ?? own ?? newSession());
  }

  const record = (session: string, tools: readonly Tool[]): Promise<void> => recordTools(sql, session, tools, clock.machineNow());

  /** The link that shows again what a session did. */
  const recorded = async (session: string): Promise<{ recording: ReturnType<typeof recordingOf>; link: string }> => {
    const { faults } = await readSwitches(sql, session);
    const recording = recordingOf(session, faults.recorded ?? [], await chargesOf(bank, session));
    return { recording, link: `/switchboard?${new URLSearchParams({ path: encodeRecipe(recording) })}` };
  };

  const state = async (session: string): Promise<object> => {
    const { shiftMs, faults } = await readSwitches(sql, session);
    const { plans = {}, others: _holders, holder: _holder, recorded: _recorded, ...set } = faults;
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
      const session = await enter(reply, named ?? sandboxSession(request.headers) ?? newSession());
      const shop = shopUrl(config, request.hostname);
      const [mine, all] = [await readSwitches(sql, session), await readSwitches(sql, everybody)];
      const charges = await recentPayments(bank, 10);
      return switchboardPage(reply, {
        switches: mine,
        stoppedForAll: all.faults.channelStopped === true,
        machineNow: clock.machineNow(),
        charges,
        shop,
        timeZone: config.shopTimeZone,
        recording: (await recorded(session)).link,
        ...(recipe && { recipe, again: `/switchboard?${new URLSearchParams({ path: path ?? '' })}` }),
      });
    },
  );

  app.get<SessionQuery>('/switchboard.json', { ...strictly, schema: { querystring: sessionQuery } }, async (request, reply) =>
    state(await sessionOf(request, reply, request.query.session)),
  );

  app.get<SessionQuery>('/switchboard/recording.json', { ...strictly, schema: { querystring: sessionQuery } }, async (request, reply) =>
    recorded(await sessionOf(request, reply, request.query.session)),
  );

  app.post<{ Body: Change }>('/switchboard.json', { ...strictly, schema: { body: changeSchema } }, async (request, reply) => {
    const { body } = request;
    refuseUnknownOperations([
      ...Object.keys(body.plans ?? {}),
      ...(body.operation ? [body.operation.id] : []),
      ...(body.release ? [body.release] : []),
    ]);
    const session = await sessionOf(request, reply, body.session);
    if (body.release !== undefined && !(await releaseRequests(sql, session, { operation: body.release }))) {
      throw new Problem(404, 'nothing-waits', `Ninguna solicitud de ${body.release} espera todavía.`);
    }
    const tools = toolsOf(body);
    if (tools.length > 0) await record(session, tools);
    if (body.reset === true) await resetSwitches(sql, session);
    // A frozen clock runs on before it moves, and stops after it moved, so that the shift is exact.
    if (body.freeze === false) await freezeClock(sql, session, false, clock.machineNow());
    if (body.shiftSeconds !== undefined) await moveClock(sql, session, body.shiftSeconds * 1000, clock.machineNow());
    if (body.forwardSeconds !== undefined) await forwardClock(sql, session, body.forwardSeconds * 1000);
    if (body.freeze === true) await freezeClock(sql, session, true, clock.machineNow());
    if (body.bankStallMs !== undefined) await patchFaults(sql, session, { bankStallMs: body.bankStallMs });
    if (body.plans !== undefined) await setPlans(sql, session, body.plans);
    if (body.operation !== undefined) {
      const { id, fault } = body.operation;
      await setPlans(sql, session, { [id]: fault === null ? [] : [fault] });
    }
    if (body.refreshFails !== undefined) {
      await setPlans(sql, session, { refreshToken: body.refreshFails ? [{ kind: 'fail', times: null, ms: 0 }] : [] });
    }
    if (body.live !== undefined) await patchFaults(sql, session, { live: body.live });
    if (body.channelStopped !== undefined) await patchFaults(sql, session, { channelStopped: body.channelStopped });
    if (body.channelStoppedForAll !== undefined) await patchFaults(sql, everybody, { channelStopped: body.channelStoppedForAll });
    return state(session);
  });

  app.post<{ Body: { session?: string; seatIds: string[]; to: SeatChange; run?: SeenRun } }>(
    '/switchboard/seats',
    { ...strictly, schema: { body: seatsSchema } },
    async (request, reply) => {
      const { session: named, seatIds, to, run } = request.body;
      const session = await sessionOf(request, reply, named);
      const { status, type, body } = await changeSeats(config.tripUrl, sql, { session, to, seatIds, run });
      if (status < 400) await record(session, seatTools(to, seatIds));
      return reply.code(status).type(type).send(body);
    },
  );

  app.get<SessionQuery>('/switchboard/charges.json', { ...strictly, schema: { querystring: sessionQuery } }, async (request, reply) => ({
    charges: await chargesOf(bank, await sessionOf(request, reply, request.query.session)),
  }));

  app.post<{ Body: { session?: string; paymentId?: string; to: 'authorised' | 'refused' } }>(
    '/switchboard/settle',
    { ...strictly, schema: { body: settleSchema } },
    async (request, reply) => {
      const { session: named, paymentId, to } = request.body;
      const session = await sessionOf(request, reply, named);
      const waiting = async (): Promise<string | undefined> =>
        (await chargesOf(bank, session)).find(({ status }) => status === 'processing' || status === 'challenge')?.paymentId;
      const id = paymentId ?? (await waiting());
      const view = id === undefined ? undefined : await settle(bank, id, to);
      if (!view) throw new Problem(404, 'payment-not-found', 'El banco no tiene ese pago, o ninguno que espere.');
      await record(session, [{ do: 'settle', to }]);
      return view;
    },
  );
}
