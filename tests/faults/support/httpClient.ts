import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TripOffer } from '../../support/trip.ts';

export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** One HTTP call to a process on this machine. Rejects only without an answer. */
export function ask<Body>(
  port: number,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Readonly<Record<string, string>> } = {},
): Promise<Reply<Body>> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: `/trip-api${path}`,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** The items in a random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** The departures from Monterrey to Tampico so many days from today. Throws without one. */
export async function offersIn(port: number, days: number): Promise<readonly [TripOffer, ...TripOffer[]]> {
  const departureDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'TAM', departureDate });
  const [first, ...others] = (await ask<{ oneWayTrips: TripOffer[] }>(port, 'GET', `/trip?${query}`)).body.oneWayTrips;
  if (first === undefined) throw new Error(`no trip on ${departureDate}`);
  return [first, ...others];
}
