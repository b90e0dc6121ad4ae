import { randomUUID } from 'node:crypto';
import { request as send } from 'node:http';
import * as fc from 'fast-check';
import { examplesOf, type Json, object, type Operation } from '../../contract/documents.ts';

/** A request as it goes over the wire. */
export interface BadRequest {
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** What was done to a good request. */
  readonly faults: readonly string[];
  /** Whether the address still is the one of the operation. */
  readonly addressed: boolean;
  /** The only status that is right, where there is one. */
  readonly expected?: number;
}

/** What a good request is made of. */
export interface Goods {
  /** Values of this shop, by the name that parameters and properties have, or by operationId, full stop and name. */
  readonly known: Readonly<Record<string, Json>>;
  /** Whole bodies, by operationId. */
  readonly bodies: Readonly<Record<string, Json>>;
  /** Headers that prove a scheme, by its name, or by operationId, full stop and name; a signature needs the body. */
  readonly proofs: Readonly<Record<string, (body: string) => Readonly<Record<string, string>>>>;
  /** Ids and tokens that belong to somebody else, or to another operation. */
  readonly foreign: readonly string[];
}

interface Draft {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string | undefined>;
  body: Json | undefined;
  /** The body as bytes, in place of `body`. */
  raw: Buffer | undefined;
  target: string | undefined;
}

/** One thing that is wrong. */
interface Fault {
  readonly says: string;
  apply(draft: Draft): void;
}

const nested = (depth: number): Json => {
  let value: Json = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  'a\u{dfff}b',
  '\u{feff}',
  '💺'.repeat(80),
  'x'.repeat(130),
  'x'.repeat(5000),
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '%',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '1e400',
  '-1',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  'true',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  '2029-05-11',
  '9999-12-31',
  '2016-12-31T23:59:60Z',
  '2026-11-27T24:00:00Z',
  '0000-01-01T00:00:00+23:59',
  '2026-11-27T08:30:00.123456789123456789Z',
  'MTY-TAM_0830_2026-11-27:0-3',
  '_'.repeat(3),
  '00000000-0000-0000-0000-000000000000',
  'urn:uuid:0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11',
  'ana@example.com',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '"@"@example.com',
];

/** Values of every kind that no operation waits for. */
const values = (foreign: readonly string[]): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Json>(...texts) },
    { weight: 2, arbitrary: fc.constantFrom<Json>(...foreign, 'none') },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Json>(
        null,
        true,
        0,
        -1,
        1.5,
        2 ** 31,
        -(2 ** 31) - 1,
        2 ** 53,
        -(2 ** 53),
        2 ** 63,
        1e308,
        -1e308,
        1e-308,
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Json>(
        [],
        {},
        [[]],
        [null],
        nested(23),
        nested(25),
        nested(500),
        Array.from({ length: 3000 }, () => 'x'),
        {
          toString: 'x',
          constructor: { prototype: null },
        },
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json) },
  );

type Step = string | number;

/** Every place in a value, by the steps to it. */
function placesIn(value: Json, here: readonly Step[] = []): (readonly Step[])[] {
  if (Array.isArray(value)) return [here, ...value.flatMap((entry, index) => placesIn(entry, [...here, index]))];
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...here, key]))];
}

/** A copy with another value at a place; undefined takes it away. */
function withValue(value: Json, [step, ...rest]: readonly Step[], change: Json | undefined): Json {
  if (step === undefined) return change ?? null;
  if (Array.isArray(value)) {
    const copy = [...value];
    const index = Number(step);
    if (rest.length > 0) copy[index] = withValue(copy[index] ?? null, rest, change);
    else if (change === undefined) copy.splice(index, 1);
    else copy[index] = change;
    return copy;
  }
  const entries = Object.entries(object(value)).flatMap(([key, entry]): [string, Json][] => {
    if (key !== step) return [[key, entry]];
    if (rest.length > 0) return [[key, withValue(entry, rest, change)]];
    return change === undefined ? [] : [[key, change]];
  });
  return Object.fromEntries(entries);
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Percent encoding that also takes a lone surrogate, as three bytes of broken UTF-8. */
const encoded = (text: string): string =>
  [...text].map((char) => (char.isWellFormed() ? encodeURIComponent(char).replace(/^\.$/, '%2E') : '%ED%A0%80')).join('');

/** What a header may carry over the wire. */
const headerText = (text: string): string => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '\u00ff').trim();

const mediaTypes = [
  undefined,
  '',
  ';',
  '*/*',
  'json',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/vnd.api+json',
  'application/json-patch+json',
  'application/jsonx',
  'APPLICATION/JSON',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/problem+json',
];

const rawBodies: readonly (readonly [string, Buffer | string])[] = [
  ['nothing', ''],
  ['half of an object', '{"a":'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['100,000 lists deep', '['.repeat(100_000)],
  ['50,000 lists, closed', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['20,000 objects deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['300 kB', JSON.stringify({ a: 'x'.repeat(300_000) })],
  ['200 kB of keys', JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 0])))],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ['a mark of byte order', '\u{feff}{}'],
  ['NUL', '\0'],
  ['an escaped NUL in a name', '{"a\\u0000b":1}'],
  ['a number without end', `{"a":1${'0'.repeat(400)}}`],
];

const unsigned = (claims: Json): string =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

const bearers: readonly (string | undefined)[] = [
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Bearer x',
  'Bearer a.b.c',
  'Bearer ..',
  `Bearer ${'x'.repeat(7000)}`,
  'Bearer \u00ff\u00fe',
  `Bearer ${unsigned({ sub: 'u_1', role: 'user', exp: 9_999_999_999 })}`,
  `Bearer ${Buffer.from('{"alg":"ES256","kid":"../../x"}').toString('base64url')}.e30.AA`,
  `Bearer ${Buffer.from('{"alg":"HS256","crit":["x"]}').toString('base64url')}.e30.AA`,
  'Bearer anden-public-key',
];

const targets = ['/%zz', '/%', '/%E0%A4%A', '/%00', '//', '/..;/x', '/?%zz=%', '/trip-api/%ED%A0%80', '/payment-api/payment/cart/%FF'];

const pick = <T>(says: (value: T) => string, from: fc.Arbitrary<T>, apply: (draft: Draft, value: T) => void): fc.Arbitrary<Fault> =>
  from.map((value) => ({ says: says(value), apply: (draft) => apply(draft, value) }));

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
};

/** The examples of a request, with what this shop knows in their place. */
function fitted(value: Json, known: Goods['known']): Json {
  if (Array.isArray(value)) return value.map((entry) => fitted(entry, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, (isListOfObjects(entry) ? undefined : known[key]) ?? fitted(entry, known)]),
  );
}

/** Ids that are known by its name do not fit it. */
const isListOfObjects = (value: Json): boolean => Array.isArray(value) && typeof value[0] === 'object';

const namesOf = (operation: Operation, place: string): string[] =>
  operation.parameters.filter((parameter) => parameter['in'] === place).map((parameter) => String(parameter['name']));

function goodDraft(operation: Operation, { known: shared, bodies }: Goods): Draft {
  const own = Object.entries(shared).flatMap(([name, value]) =>
    name.startsWith(`${operation.id}.`) ? [[name.split('.')[1] ?? '', value]] : [],
  );
  const known: Goods['known'] = { ...shared, ...Object.fromEntries(own) };
  const valueOf = (name: string): Json => {
    const parameter = operation.parameters.find((one) => one['name'] === name);
    return known[name] ?? examplesOf(parameter ?? {})[0]?.[1] ?? '';
  };
  const media = operation.requestBody === undefined ? undefined : object(object(operation.requestBody['content'])['application/json']);
  const example = media === undefined ? undefined : examplesOf(media)[0]?.[1];
  return {
    path: Object.fromEntries(namesOf(operation, 'path').map((name) => [name, textOf(valueOf(name))])),
    query: namesOf(operation, 'query').map((name) => [name, textOf(valueOf(name))]),
    headers: {
      ...Object.fromEntries(namesOf(operation, 'header').map((name) => [name, textOf(valueOf(name))])),
      ...(namesOf(operation, 'header').includes('idempotency-key') ? { 'idempotency-key': randomUUID() } : {}),
      ...(media === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: bodies[operation.id] ?? (example === undefined ? undefined : fitted(example, known)),
    raw: undefined,
    target: undefined,
  };
}

/** What can be wrong with a request of an operation. */
function faultsOf(operation: Operation, goods: Goods, draft: Draft): fc.Arbitrary<Fault> {
  const value = values(goods.foreign);
  const texted = value.map(textOf);
  const possible: (fc.Arbitrary<Fault> & { weight?: number })[] = [
    pick(
      (bearer) => `authorization ${short(bearer)}`,
      fc.constantFrom(...bearers, ...goods.foreign.map((one) => `Bearer ${one}`)),
      (one, bearer) => void (one.headers['authorization'] = bearer),
    ),
    pick(
      ([name, text]) => `header ${name} ${short(text)}`,
      fc.tuple(
        fc.constantFrom(
          ...new Set([
            ...namesOf(operation, 'header'),
            'idempotency-key',
            'holder',
            'service-token',
            'bank-signature',
            'application-key',
            'sandbox-session',
          ]),
        ),
        fc.option(texted.map(headerText), { nil: undefined }),
      ),
      (one, [name, text]) => void (one.headers[name] = text),
    ),
    pick(
      ([name, text]) => `header ${name} ${short(text)}`,
      fc.constantFrom(
        ['accept', 'x/y'],
        ['range', 'bytes=9-1'],
        ['if-none-match', '*'],
        ['expect', 'miracles'],
        ['content-encoding', 'gzip'],
        ['x-forwarded-for', 'x'.repeat(300)] as const,
      ),
      (one, [name, text]) => void (one.headers[name] = text),
    ),
    pick(
      ([name, text]) => `query ${short(name)} ${short(text)}`,
      fc.tuple(fc.oneof(fc.constantFrom('a[b]', '__proto__', 'a\0'), texted), texted),
      (one, entry) => void one.query.push(entry),
    ),
    pick(
      (target) => `target ${target}`,
      fc.constantFrom(...targets),
      (one, target) => void (one.target = target),
    ),
  ];
  for (const name of namesOf(operation, 'path')) {
    possible.push(
      pick(
        (text) => `path ${name} ${short(text)}`,
        texted,
        (one, text) => void (one.path[name] = text),
      ),
    );
  }
  for (const name of namesOf(operation, 'query')) {
    possible.push(
      pick(
        (text) => `query ${name} ${short(text)}`,
        fc.option(texted, { nil: undefined }),
        (one, text) =>
          void (one.query = [
            ...one.query.filter(([key]) => key !== name),
            ...(text === undefined ? [] : [[name, text] satisfies [string, string]]),
          ]),
      ),
      pick(
        () => `query ${name} twice`,
        texted,
        (one, text) => void one.query.push([name, text]),
      ),
    );
  }
  if (operation.method !== 'get') {
    possible.push(
      pick(
        (type) => `content-type ${short(type)}`,
        fc.constantFrom(...mediaTypes),
        (one, type) => void (one.headers['content-type'] = type),
      ),
      pick(
        ([says]) => `body of ${says}`,
        fc.constantFrom(...rawBodies),
        (one, [, bytes]) => void (one.raw = Buffer.from(bytes)),
      ),
    );
  }
  if (draft.body !== undefined) {
    const places = fc.constantFrom(...placesIn(draft.body));
    const inBody = pick(
      ([place, put]) => `body/${place.join('/')} ${short(put)}`,
      fc.tuple(places, fc.option(value, { nil: undefined, freq: 8 })),
      (one, [place, put]) => void (one.body = withValue(one.body ?? null, place, put)),
    );
    const named = pick(
      ([name, put]) => `body with ${short(name)} ${short(put)}`,
      fc.tuple(texted, value),
      (one, [name, put]) =>
        void (one.body =
          typeof one.body === 'object' && one.body !== null && !Array.isArray(one.body)
            ? Object.fromEntries([...Object.entries(one.body), [name, put]])
            : (one.body ?? null)),
    );
    // Most of an operation is behind its body.
    possible.push(inBody, inBody, inBody, inBody, inBody, named);
  }
  return fc.oneof(...possible);
}

function finished(operation: Operation, { proofs }: Goods, faults: readonly Fault[], draft: Draft): BadRequest {
  const before = { ...draft, headers: { ...draft.headers } };
  for (const { apply } of faults) {
    try {
      apply(before);
    } catch (error) {
      // An earlier fault took away what this one would change.
      if (!(error instanceof TypeError)) throw error;
    }
  }
  const body = before.raw ?? (before.body === undefined ? undefined : Buffer.from(JSON.stringify(before.body)));
  const proven = Object.assign(
    {},
    ...operation.security.map((scheme) => (proofs[`${operation.id}.${scheme}`] ?? proofs[scheme])?.(body?.toString('utf8') ?? '') ?? {}),
  );
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(before.path[name] ?? ''));
  const query = before.query.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&');
  const headers = Object.entries({ ...proven, ...before.headers }).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : [],
  );
  return {
    method: operation.method.toUpperCase(),
    target: before.target ?? `/${operation.document}-api${path}${query === '' ? '' : `?${query}`}`,
    headers: Object.fromEntries(headers),
    body: operation.method === 'get' ? undefined : body,
    faults: faults.map(({ says }) => says),
    addressed: before.target === undefined && Object.values(before.path).every((text) => text !== ''),
  };
}

/** Bad requests of an operation: a good one of the document's own example, with one to three things wrong. The seed makes the same ones again. */
export function badRequests(operation: Operation, goods: Goods, count: number, seed: number): BadRequest[] {
  const draft = () => goodDraft(operation, goods);
  const lists = fc.sample(fc.array(faultsOf(operation, goods, draft()), { minLength: 1, maxLength: 3 }), { numRuns: count, seed });
  return lists.map((faults) => finished(operation, goods, faults, draft()));
}

/** What every operation is asked in every run: nothing, no JSON, too much and too deep, and text that nobody can store in each place for a value. */
export function standingRequests(operation: Operation, goods: Goods): BadRequest[] {
  const { path, query, body } = goodDraft(operation, goods);
  const one = (expected: number, says: string, apply: Fault['apply']): BadRequest => ({
    ...finished(operation, goods, [{ says, apply }], goodDraft(operation, goods)),
    expected,
  });
  const nul = 'a\0b';
  const surrogate = 'a\u{d800}b';
  const named = [
    ...Object.keys(path).flatMap((name) =>
      [nul, surrogate].map((text) => one(400, `path ${name} ${short(text)}`, (draft) => void (draft.path[name] = text))),
    ),
    ...query.map(([name]) =>
      one(400, `query ${name} ${short(nul)}`, (draft) => {
        draft.query = draft.query.map((entry) => (entry[0] === name ? [name, nul] : entry));
      }),
    ),
  ];
  if (operation.method === 'get') return named;
  const typed = (type: string | undefined, text: string | undefined) => (draft: Draft) => {
    draft.headers['content-type'] = type;
    draft.body = undefined;
    draft.raw = text === undefined ? undefined : Buffer.from(text);
  };
  const sent = [
    one(415, 'text/plain', typed('text/plain', 'hello')),
    one(415, 'no media type', typed(undefined, '{}')),
    one(413, '300 kB', typed('application/json', JSON.stringify('x'.repeat(300_000)))),
    ...namesOf(operation, 'header')
      .filter((name) => name === 'idempotency-key')
      .flatMap((name) =>
        ['x', `urn:uuid:${randomUUID()}`].map((key) => one(400, `key ${key}`, (draft) => void (draft.headers[name] = key))),
      ),
    one(400, '100,000 lists deep', typed('application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
  ];
  if (body === undefined) return [...named, ...sent];
  const places = placesIn(body).map((place, index) => {
    const text = index % 2 === 0 ? nul : surrogate;
    return one(400, `body/${place.join('/')} ${short(text)}`, (draft) => void (draft.body = withValue(draft.body ?? null, place, text)));
  });
  return [...named, ...sent, one(400, 'no body', typed(undefined, undefined)), ...places];
}

/** A good request of an operation. */
export const goodRequest = (operation: Operation, goods: Goods): BadRequest => finished(operation, goods, [], goodDraft(operation, goods));

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a request byte for byte as it is. Rejects when no answer comes. */
export function sendRaw(port: number, { method, target, headers, body }: BadRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': body.byteLength }) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString('utf8') }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer in 20 s')));
    sent.end(body);
  });
}
