import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Chance } from './chance.ts';
import type { FaultKind, Trouble } from './faults.ts';
import { runAs, currentOwner, neverResolves, type Owner } from './owner.ts';
import type { Trace } from './trace.ts';

/** One process of the shop, as the network sees it. */
export interface Host {
  readonly owner: Owner;
  /** The shop's address; undefined while the process starts. */
  readonly app: FastifyInstance | undefined;
  /** The address of the bank, the till and the outbox. */
  readonly sandbox: FastifyInstance | undefined;
}

/** Who sends requests: a device, or the shop itself. */
export interface Sender {
  readonly name: string;
  /** Its network address. */
  readonly address: string;
}

export interface NetworkParts {
  readonly hosts: () => readonly Host[];
  readonly sandboxPort: number;
  /** The source of what happens to one sender. */
  readonly chanceOf: (name: string) => Chance;
  readonly trouble: Trouble;
  readonly trace: Trace;
}

/** Called with each answer of the shop to a device: who asked for what, and what came back. */
export type Witness = (sender: Sender, request: Request, answer: Response, body: string) => void;

export interface Network {
  /** `fetch` from one sender. Rejects with a TypeError when no answer arrives. */
  fetchOf(sender: Sender, witness?: Witness): typeof fetch;
}

/** Milliseconds between devices and the shop, and between processes beside each other. */
const far = { least: 20, most: 400 };
const near = { least: 0, most: 3 };
/** After so many milliseconds a connection without an answer breaks. */
const brokenAfterMs = 15_000;

const noAnswer = (): TypeError => new TypeError('fetch failed');
const empty = new Set([101, 204, 205, 304]);

export function createNetwork({ hosts, sandboxPort, chanceOf: seeds, trouble, trace }: NetworkParts): Network {
  let turn = 0;
  const own = new Map<string, Chance>();
  /** What happens to one sender does not depend on what the others do, so that a run without some of them fails in the same way. */
  const chanceOf = ({ name }: Sender): Chance => {
    const known = own.get(name) ?? seeds(name);
    own.set(name, known);
    return known;
  };
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

  /** The request at one process of the shop. Never resolves when the process dies meanwhile. */
  const arrive = async (request: Request, body: Buffer, sender: Sender): Promise<Response | undefined> => {
    const { host, port, pathname, search } = new URL(request.url);
    const isSandbox = Number(port) === sandboxPort;
    const ready = hosts().flatMap(({ owner, app, sandbox }) => {
      const server = isSandbox ? sandbox : app;
      return owner.isAlive && server !== undefined ? { owner, server } : [];
    });
    const target = ready[(turn += 1) % Math.max(1, ready.length)];
    if (target === undefined) return undefined;
    const options: InjectOptions = {
      method: request.method,
      url: pathname + search,
      remoteAddress: sender.address,
      headers: { host, ...Object.fromEntries(request.headers) },
      ...(body.length === 0 ? {} : { payload: body }),
    };
    const answer = await runAs(target.owner, () => target.server.inject(options));
    if (!target.owner.isAlive) return neverResolves();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
    }
    return new Response(empty.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };

  const travel = async (request: Request, sender: Sender, witness: Witness | undefined): Promise<Response> => {
    const chance = chanceOf(sender);
    const strikes = (kind: FaultKind): boolean => trouble.strikes(kind, chance);
    const isDevice = currentOwner() === undefined;
    const { least, most } = isDevice ? far : near;
    const { pathname } = new URL(request.url);
    const name = `${sender.name} ${request.method} ${pathname}`;
    const body = Buffer.from(await request.arrayBuffer());
    await pause(chance.between(least, most) + (strikes('delayed') ? chance.between(1_000, 12_000) : 0));
    if (isDevice && strikes('refused')) {
      trace.note(`${name} → 503 by the proxy`);
      return new Response('', { status: 503, headers: { 'retry-after': '2' } });
    }
    if (strikes('requestLost')) {
      trace.note(`${name} → lost`);
      await pause(brokenAfterMs);
      throw noAnswer();
    }
    if (strikes('doubled')) {
      trace.note(`${name} → twice`);
      // Nobody hears its answer, nor that the run has ended meanwhile.
      void pause(chance.between(0, 3_000))
        .then(() => arrive(request, body, sender))
        .catch(() => undefined);
    }
    const answer = await Promise.race([arrive(request, body, sender), pause(brokenAfterMs * 2)]);
    if (answer === undefined) throw noAnswer();
    if (strikes('answerLost')) {
      trace.note(`${name} → ${answer.status}, answer lost`);
      await pause(brokenAfterMs);
      throw noAnswer();
    }
    await pause(chance.between(least, most));
    const text = await answer.clone().text();
    trace.note(`${name} → ${answer.status} ${/"code":"([\w-]+)"/.exec(text)?.[1] ?? `(${text.length})`}`);
    witness?.(sender, request, answer, text);
    return answer;
  };

  return {
    fetchOf: (sender, witness) => (input, init) => {
      const request = new Request(input, init);
      const { signal } = request;
      return new Promise((resolve, reject) => {
        const stop = (): void => reject(signal.reason);
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        travel(request, sender, witness).then(resolve, reject);
      });
    },
  };
}
