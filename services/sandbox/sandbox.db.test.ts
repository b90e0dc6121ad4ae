import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components as Trips } from '../../openapi/types/trip.ts';
import { newHolder } from '../../tests/support/holders.ts';
import { legsOf, mapPath, seatsIn, type TripOffer } from '../../tests/support/trip.ts';
import { type PaymentAnswer, type Session, startWorld, type Transaction, type World } from '../../tests/faults/support/world.ts';
import { encodeRecipe, type Recipe } from './switchboard/recipe.ts';
import { shopOperations } from './switchboard/operations.ts';
import { cardOutcome, luhn, testCards } from './values.ts';

let world: World;
let buyer: Session;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.guest();
});
afterAll(() => world.close());

const page = async (path: string) => {
  const answer = await fetch(`${world.config.sandboxUrl}${path}`);
  return {
    status: answer.status,
    text: await answer.text(),
    csp: answer.headers.get('content-security-policy') ?? '',
    cookie: answer.headers.get('set-cookie') ?? '',
  };
};
const change = async (session: string, body: object) => {
  const answer = await fetch(`${world.config.sandboxUrl}/switchboard.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-session': session },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { now: string; shiftMs: number; frozenAt?: number; live?: unknown } };
};

describe('values', () => {
  it('pass the Luhn sum and have their outcome', () => {
    for (const card of testCards) expect(luhn(card.number), card.number).toBe(true);
    expect(new Set(testCards.map((card) => card.number)).size).toBe(testCards.length);
    expect(cardOutcome('4242 4242 4242 4242')).toBe('authorised');
    expect(cardOutcome('4012888888881881')).toBe('authorised');
    expect(cardOutcome('4012888888881882')).toBe('invalid-number');
    const silent = testCards.filter((card) => card.deviceData === 'silent').map((card) => card.number.slice(0, 6));
    expect(testCards.filter((card) => silent.includes(card.number.slice(0, 6)))).toHaveLength(silent.length);
  });
});

describe('pages of the bank', () => {
  const shop = () => new URL(world.config.publicUrl).origin;

  it('the device-data frame allows only the shop, and is silent for one card', async () => {
    const data = await page(`/bank/device-data?origin=${encodeURIComponent(shop())}&bin=424242`);
    expect(data.csp).toContain(`frame-ancestors ${shop()}`);
    expect(data.csp).not.toContain('unsafe');
    expect(data.text).toContain('data-silent="false"');
    expect((await page('/bank/device-data?bin=400098')).text).toContain('data-silent="true"');
    expect((await page('/bank/device-data?origin=https://evil.example&bin=424242')).text).not.toContain('evil');
  });

  it('the challenge shows amount and card, escapes its texts, and redirects nowhere else', async () => {
    world.trip.addCart({ id: 'c_page', accountId: buyer.subject, granTotal: 47_500_000 });
    const body = await world.card('c_page', 47_500_000, '4000002500003155');
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, headers: { origin: shop() } });
    const url = new URL(paid.body.responsePayment.challenge?.url ?? '');
    expect(url.origin).toBe(new URL(world.config.sandboxUrl).origin);
    const challenge = await page(url.pathname);
    expect(challenge.text).toContain('$475.00 MXN');
    expect(challenge.text).toContain('terminación 3155');
    expect(challenge.text).toContain('1234');
    expect(challenge.csp).toContain(`frame-ancestors ${shop()}`);
    await world.answerChallenge(url.href, '1234');
    const done = await page(`${url.pathname}/done`);
    expect(done.text).toContain(`data-payment="${paid.body.responsePayment.id}"`);
    expect(done.text).toContain(`data-origin="${shop()}"`);
    expect((await page('/bank/challenge/unknown')).status).toBe(404);
  });

  it('the books are for merchants with the key only', async () => {
    expect((await page('/bank/authorisations/p_1')).status).toBe(401);
  });

  it('home, outbox and switchboard open', async () => {
    expect((await page('/')).text).toContain('4242 4242 4242 4242');
    expect((await page('/outbox')).text).toContain('SMS a');
    const board = await page('/switchboard');
    expect(board.text).toContain('Tablero');
    expect(board.cookie).toMatch(/^sandbox-session=[\w-]{16}; Path=\/; /);
    // A page that polls must not take the shop away from the session of another page.
    const polled = await fetch(`${world.config.sandboxUrl}/switchboard`, { headers: { 'sandbox-session': 'session-polls' } });
    expect(await polled.text()).toContain('session-polls');
    expect(polled.headers.get('set-cookie')).toBeNull();
  });
});

describe('switchboard', () => {
  const time = async (session: string) =>
    Date.parse((await world.call('GET', '/identity-api/ip', { headers: { 'sandbox-session': session } })).headers.get('server-time') ?? '');

  it('moves and stops the clock of one session', async () => {
    await change('session-clock', { forwardSeconds: 540 });
    const here = world.clock.now();
    expect(await time('session-clock')).toBe(here + 540_000);
    expect(await time('session-other')).toBe(here);
    await change('session-clock', { freeze: true });
    const frozen = await time('session-clock');
    world.forward(30);
    expect(await time('session-clock')).toBe(frozen);
    await change('session-clock', { forwardSeconds: 60 });
    expect((await time('session-clock')) - frozen).toBe(60_000);
    expect((await change('session-clock', { freeze: false })).body.shiftMs).toBe(570_000);
    expect((await change('session-clock', { reset: true })).body.shiftMs).toBe(0);
  });

  it('moves back, moves to a given shift, and resets', async () => {
    expect((await change('session-back', { forwardSeconds: -900 })).body.shiftMs).toBe(-900_000);
    expect(await time('session-back')).toBe(world.clock.now() - 900_000);
    expect((await change('session-back', { shiftSeconds: 541 })).body.shiftMs).toBe(541_000);
    expect((await change('session-back', { freeze: false, shiftSeconds: 0 })).body.shiftMs).toBe(0);
  });

  it('refuses as set, and answers in the planned order', async () => {
    const headers = { 'sandbox-session': 'session-plans' };
    const known = () => world.call<{ code?: string }>('GET', '/identity-api/validate/token', { headers, token: buyer.token });
    const refuse = { kind: 'refuse', times: 1, ms: 0, status: 401, code: 'session-expired' };
    const pass = { kind: 'pass', times: 1, ms: 0 };
    await change('session-plans', { plans: { validateToken: [pass, refuse, { kind: 'fail', times: 2, ms: 0 }] } });
    const seen = [];
    for (let turn = 0; turn < 5; turn += 1) seen.push((await known()).status);
    expect(seen).toEqual([200, 401, 500, 500, 200]);
    await change('session-plans', { operation: { id: 'validateToken', fault: refuse } });
    expect((await known()).body.code).toBe('session-expired');
    await change('session-plans', { plans: { validateToken: [refuse] } });
    await change('session-plans', { plans: { validateToken: [] } });
    expect((await known()).status).toBe(200);
  });

  it('counts each use once, also of simultaneous requests', async () => {
    const headers = { 'sandbox-session': 'session-counts' };
    await change('session-counts', { operation: { id: 'getPublicIp', fault: { kind: 'fail', times: 3, ms: 0 } } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.call('GET', '/identity-api/ip', { headers })));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(3);
  });

  it('offers every operation of the shop, and none between services', () => {
    const offered = shopOperations().map(({ operationId }) => operationId);
    for (const id of ['searchTrips', 'selectSeat', 'refreshToken', 'createPayment', 'getCartDetail']) expect(offered).toContain(id);
    for (const id of ['confirmCart', 'getCartInternal', 'receiveBankEvent']) expect(offered).not.toContain(id);
  });

  it('loses and delays answers, and lets the refresh fail, for one session and the set number of times', async () => {
    const headers = { 'sandbox-session': 'session-faults' };
    const ip = () => world.call('GET', '/identity-api/ip', { headers });
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'drop-answer', times: 1, ms: 0 } } });
    await expect(ip()).rejects.toThrow();
    expect((await ip()).status).toBe(200);
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'drop-request', times: 2, ms: 0 } } });
    await expect(ip()).rejects.toThrow();
    await expect(ip()).rejects.toThrow();
    expect((await ip()).status).toBe(200);
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'delay', times: 1, ms: 300 } } });
    const started = performance.now();
    await ip();
    expect(performance.now() - started).toBeGreaterThan(290);
    await change('session-faults', { refreshFails: true });
    const refresh = () => world.call('POST', '/identity-api/auth/user/refresh-token', { token: buyer.refreshToken, headers });
    expect((await refresh()).status).toBe(500);
    await change('session-faults', { refreshFails: false });
    expect((await refresh()).status).toBe(200);
    expect((await change('session-faults', { operation: { id: 'x', fault: null } })).status).toBe(422);
  });

  it('a lost answer of the payment is recovered by its key: one charge', async () => {
    world.trip.addCart({ id: 'c_lost', accountId: buyer.subject, granTotal: 47_500_000 });
    const headers = { 'sandbox-session': 'session-lost' };
    await change('session-lost', { operation: { id: 'createPayment', fault: { kind: 'drop-answer', times: 1, ms: 0 } } });
    const body = await world.card('c_lost', 47_500_000, '4242424242424242');
    const key = crypto.randomUUID();
    await expect(world.call('POST', '/payment-api/payment', { token: buyer.token, body, key, headers })).rejects.toThrow();
    const found = await world.call<Transaction>('GET', `/payment-api/payment/by-key/${key}`, { token: buyer.token, headers });
    expect(found.body).toMatchObject({ status: 'AUTHORISED', charge: 'charged' });
    const again = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, key, headers });
    expect(again.body.responsePayment.id).toBe(found.body.id);
    expect((await world.books()).get(found.body.id)).toBe(47_500_000);
  });

  it('delays the bank, and settles a waiting payment', async () => {
    world.trip.addCart({ id: 'c_wait', accountId: buyer.subject, granTotal: 47_500_000 });
    const headers = { 'sandbox-session': 'session-stall' };
    await change('session-stall', { bankStallMs: 400 });
    const started = performance.now();
    const body = await world.card('c_wait', 47_500_000, '4000999300000010');
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, headers });
    expect(performance.now() - started).toBeGreaterThan(390);
    await change('session-stall', { bankStallMs: 0 });
    const recorded = await page('/switchboard/recording.json?session=session-stall');
    expect(recorded.text).toContain('{"do":"copy","label":"tarjeta","value":"4000 9993 0000 0010"}');
    const settled = await fetch(`${world.config.sandboxUrl}/switchboard/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentId: paid.body.responsePayment.id, to: 'refused' }),
    });
    expect(settled.status).toBe(200);
    await expect
      .poll(
        async () =>
          (
            await world.call<Transaction>('GET', `/payment-api/payment/transaction/${paid.body.responsePayment.id}`, {
              token: buyer.token,
              headers,
            })
          ).body.status,
      )
      .toBe('REFUSED');
  });
});

it('an operation has its Spanish name before its identifier, or the identifier alone', async () => {
  await change('session-names', { plans: { getSeatMap: [{ kind: 'fail', times: null, ms: 0 }] } });
  const { text } = await page('/switchboard?session=session-names');
  const options = [...text.matchAll(/<option value="(\w+)">([^<]+)<\/option>/g)].map(([, id = '', label = '']) => ({ id, label }));
  for (const { operationId, summaryInSpanish } of shopOperations()) {
    const label = summaryInSpanish === undefined ? operationId : `${summaryInSpanish} (${operationId})`;
    expect(options).toContainEqual({ id: operationId, label });
  }
  expect(text).toMatch(/Mapa de asientos <small><code>getSeatMap<\/code><\/small>\s*: responde con un error 500/);
});

describe('the link of a path', () => {
  const recipe: Recipe = {
    title: 'checkout 7 → paid',
    start: 'En el resumen de un asiento apartado',
    open: '/compra/?o=MTY',
    before: [{ do: 'plan', operation: 'getOrigins', plan: [{ kind: 'pass', times: 1, ms: 0, held: true }] }],
    steps: [
      { says: 'El carrito <no> llega', tools: [{ do: 'fault', operation: 'getCart', fault: { kind: 'fail', times: 1, ms: 0 } }] },
      { says: 'Se acaba el tiempo', tools: [{ do: 'clock', seconds: 541 }] },
      { says: 'Llena una tarjeta', tools: [{ do: 'copy', label: 'tarjeta', value: '4242 4242 4242 4242' }] },
    ],
    run: { step: 2, at: '2026-11-21T07:10:04.120Z', shiftSeconds: 541, with: 'teléfono 8170228316' },
  };
  const link = `/switchboard?${new URLSearchParams({ path: encodeRecipe(recipe) })}`;

  it('opens the path in a session of its own, with its steps, its buttons and the clock of the run', async () => {
    const answer = await fetch(`${world.config.sandboxUrl}${link}`);
    const text = await answer.text();
    const session = new URL(answer.url).searchParams.get('session');
    expect(session).toMatch(/^[\w-]{16}$/);
    expect(answer.headers.get('set-cookie')).toContain(`sandbox-session=${session}`);
    expect(text).toContain('Camino: checkout 7 → paid');
    expect(text).toContain('El carrito &lt;no&gt; llega');
    expect(text).toContain('getOrigins espera a que la sueltes');
    expect(text).toContain('adelantar 541 s');
    expect(text).toContain('4242 4242 4242 4242');
    expect(text).toContain(`${new URL(world.config.publicUrl).origin}/compra/?o=MTY`);
    expect(text).toContain('+541 s');
    expect((await page(link)).text).not.toContain(session);
  });

  it('shows what is set before a step above its sentence, and the rest below; an old link has it all below', async () => {
    const steps: Recipe['steps'] = [
      { says: 'Toca un asiento', before: [{ do: 'clock', seconds: 61 }], tools: [{ do: 'release', operation: 'selectSeat' }] },
    ];
    const { text } = await page(
      `/switchboard?${new URLSearchParams({ session: 'session-order', path: encodeRecipe({ ...recipe, steps }) })}`,
    );
    expect(text).toMatch(/Antes:[^]*adelantar 61 s[^]*Toca un asiento[^]*soltar selectSeat/);
    const old = await page(`/switchboard?${new URLSearchParams({ session: 'session-order', path: link.split('path=')[1] ?? '' })}`);
    expect(old.text).toMatch(/Se acaba el tiempo[^]*adelantar 541 s/);
    expect(old.text.split('Se acaba el tiempo')[0]).not.toContain('Antes:');
  });

  it('has the goal as its heading, the beginning apart, and the steps with the numbers of the words', async () => {
    const goal = 'El cargo se hace, después de: Acepta el aviso';
    const { text } = await page(
      `/switchboard?${new URLSearchParams({ session: 'session-goal', path: encodeRecipe({ ...recipe, goal }) })}`,
    );
    expect(text).toMatch(/<h2[^>]*>\s*Camino: El cargo se hace, después de: Acepta el aviso\s*<small><code>checkout 7 → paid<\/code>/);
    const [beginning = '', list = ''] = text.split('<ol');
    expect(beginning).toMatch(
      /Para empezar[^]*En el resumen de un asiento apartado[^]*getOrigins espera a que la sueltes[^]*Abrir la tienda ahí/,
    );
    expect(list.split('</ol>')[0]?.match(/<li>/g)).toHaveLength(recipe.steps.length);
    expect(list).not.toContain('En el resumen de un asiento apartado');
    for (const place of ['/', '/outbox']) expect(beginning.split('Para empezar')[1]).toContain(`href="${place}"`);
  });

  it('is refused when it is truncated or invalid', async () => {
    expect((await page(link.slice(0, -9))).status).toBe(400);
    const other = { ...recipe, open: 'https://evil.example/' };
    expect((await page(`/switchboard?${new URLSearchParams({ path: encodeRecipe(other) })}`)).status).toBe(400);
  });
});

describe('others, and the live channel', () => {
  let live: World;
  let trip: TripOffer;
  let channel: string;
  const clients: MqttClient[] = [];
  beforeAll(async () => {
    live = await startWorld({ realTrip: true });
    const departureDate = new Date(live.clock.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLW', departureDate });
    const [first] = (await live.call<Trips['schemas']['TripSearch']>('GET', `/trip-api/trip?${query}`)).body.oneWayTrips;
    if (first === undefined) throw new Error('the demo has no trip');
    trip = first;
    channel = (await map('session-nobody')).data.map.channel;
  });
  afterAll(async () => {
    for (const client of clients) client.end(true);
    await live.close();
  });

  const map = async (session: string) =>
    (await live.call<Trips['schemas']['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`, { headers: { 'sandbox-session': session } }))
      .body;
  const free = async (session: string) => seatsIn(await map(session)).find(({ state }) => state === 'free')?.id ?? '';
  const post = (path: string, { session, ...body }: { session: string; [field: string]: unknown }) =>
    fetch(`${live.config.sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sandbox-session': session },
      body: JSON.stringify(body),
    });
  const seats = async (session: string, to: string, seatId: string) =>
    (await post('/switchboard/seats', { session, to, seatIds: [seatId] })).status;

  /** Records the messages that a browser of a session receives for the bus. */
  async function listen(session: string): Promise<{ client: MqttClient; heard: string[] }> {
    const pass = await live.call<{ data: { ticket: string; clientId: string } }>('GET', '/trip-api/seat/map/access-token');
    const { ticket, clientId } = pass.body.data;
    const client = mqtt.connect(`${live.config.publicUrl.replace('http', 'ws')}/mqtt`, {
      ...{ protocolVersion: 4, clientId, username: clientId, password: ticket, reconnectPeriod: 0 },
      wsOptions: { headers: { cookie: `sandbox-session=${session}` } },
    });
    clients.push(client);
    const heard: string[] = [];
    client.on('message', (_topic, payload) => heard.push(JSON.parse(payload.toString()).event));
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve());
      client.once('error', reject);
      client.once('close', () => reject(new Error('closed')));
    });
    await client.subscribeAsync(`seatmap:${channel}/events`);
    return { client, heard };
  }

  it('somebody else takes a seat, releases it, takes it again and lets it expire', async () => {
    const seat = await free('session-others');
    const { heard } = await listen('session-others');
    expect(await seats('session-others', 'release', seat)).toBe(409);
    expect(await seats('session-others', 'take', seat)).toBe(200);
    expect(seatsIn(await map('session-others')).find(({ id }) => id === seat)?.state).not.toBe('free');
    expect(await seats('session-others', 'release', seat)).toBe(200);
    expect(seatsIn(await map('session-others')).find(({ id }) => id === seat)?.state).toBe('free');
    expect(await seats('session-others', 'take', seat)).toBe(200);
    expect(await seats('session-others', 'expire', seat)).toBe(200);
    live.forward(1);
    await expect.poll(() => heard).toContain('seat:expired');
  });

  it('sells a free seat, and the one that the session holds; the live channel tells it', async () => {
    const session = 'session-sells';
    const seat = await free(session);
    const holder = newHolder();
    const headers = { holder, 'sandbox-session': session };
    const claim = () => live.call('POST', '/trip-api/seat/select', { headers, body: { run: legsOf(trip), seatIds: [seat] } });
    expect((await claim()).status).toBe(200);
    expect(await (await post('/switchboard.json', { session, reset: true })).text()).not.toContain(holder);
    const { heard } = await listen(session);

    const taken = await post('/switchboard/seats', { session, to: 'take', seatIds: [seat] });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ code: 'seat-taken', detail: expect.stringMatching(/^Nada cambió: .*«Vender el asiento»/) });
    expect(await seats(session, 'sell', seat)).toBe(200);
    await expect.poll(() => heard).toEqual(['seat:unselected', 'seat:selected']);
    expect((await claim()).status).toBe(409);

    const again = await post('/switchboard/seats', { session, to: 'sell', seatIds: [seat] });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ detail: expect.stringMatching(/^Nada cambió: .*otra persona/) });
    expect(await seats(session, 'sell', await free(session))).toBe(200);
  });

  it('loses and repeats the set number of live messages of one session', async () => {
    const [mine, other] = [await listen('session-live'), await listen('session-calm')];
    const holder = newHolder();
    const seat = await free('session-live');
    const ask = (verb: string) =>
      live.call('POST', `/trip-api/seat/${verb}`, { headers: { holder }, body: { run: legsOf(trip), seatIds: [seat] } });
    await post('/switchboard.json', { session: 'session-live', live: { kind: 'lose', times: 1, ms: 0 } });
    await ask('select');
    await expect.poll(() => other.heard).toEqual(['seat:selected']);
    await post('/switchboard.json', { session: 'session-live', live: { kind: 'repeat', times: 1, ms: 0 } });
    await ask('unselect');
    await ask('select');
    await expect.poll(() => other.heard).toEqual(['seat:selected', 'seat:unselected', 'seat:selected']);
    await expect.poll(() => mine.heard).toEqual(['seat:unselected', 'seat:unselected', 'seat:selected']);
  });

  it('stops the channel for one session and for all, and opens it again', async () => {
    const [mine, other] = [await listen('session-stop'), await listen('session-stay')];
    await post('/switchboard.json', { session: 'session-stop', channelStopped: true });
    await expect.poll(() => mine.client.connected).toBe(false);
    expect(other.client.connected).toBe(true);
    await expect(listen('session-stop')).rejects.toThrow();
    await post('/switchboard.json', { session: 'session-stop', channelStopped: false });
    expect((await listen('session-stop')).client.connected).toBe(true);
    await post('/switchboard.json', { session: 'session-stop', channelStoppedForAll: true });
    await expect.poll(() => other.client.connected).toBe(false);
    await expect(listen('session-stay')).rejects.toThrow();
    await post('/switchboard.json', { session: 'session-stop', channelStoppedForAll: false });
    expect((await listen('session-stay')).client.connected).toBe(true);
  });
});
