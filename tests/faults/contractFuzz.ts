import { connect } from 'node:net';
import { randomInt } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isServed } from '../../services/shared/document.ts';
import { documentNames, object, operationsOf, readDocument, type Operation } from '../contract/documents.ts';
import { fault } from '../support/fault.ts';
import { type BadRequest, badRequests, goodRequest, type RawAnswer, sendRaw, standingRequests } from './support/badRequests.ts';
import { goodsOf } from './support/goods.ts';
import { startWorld } from './support/world.ts';

const short = process.argv.includes('--short');
/** `--seed 7` sends the requests of an earlier run again, `--only selectSeat` those of one operation. */
const option = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length];
const seed = Number(option('seed') ?? randomInt(2 ** 31));
const only = option('only');
/** Its refusal of wrong credentials is 401, and a code serves once, so its good request is refused as well. */
const refusedSignIn = 'signInStaff';
const requestsEach = short ? 16 : 500;

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
for (const name of documentNames) ajv.addSchema({ $id: `https://anden.example/${name}`, ...readDocument(`${name}.yaml`) });

const commonHeaders = [
  'server-time',
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cache-control',
];
const validators = new Map<object, ValidateFunction>();

/** Why a body does not fit the schema of its answer. */
function bodyFault(operation: Operation, schema: object, body: unknown): string | undefined {
  const base = `https://anden.example/${operation.document}`;
  let validate = validators.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${base}#/`)));
    validators.set(schema, validate);
  }
  return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
}

const typeOf = ({ headers }: RawAnswer): string => String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
const missingHeader = ({ headers }: RawAnswer): string | undefined => commonHeaders.find((name) => headers[name] === undefined);

/** Why an answer is not one that the document allows. */
function verdict(operation: Operation, { addressed, expected }: BadRequest, answer: RawAnswer): string | undefined {
  const { status, text } = answer;
  if (status >= 500) return `status ${status}`;
  if (expected !== undefined && status !== expected) return `status ${status}, not ${expected}`;
  const missing = missingHeader(answer);
  if (missing !== undefined) return `no header ${missing}`;
  // An address that belongs to no operation is answered before all of them.
  const documented = operation.responses[addressed ? String(status) : '400'];
  if (!addressed && status < 400) return `status ${status} at an address of no operation`;
  if (documented === undefined) return `status ${status} is not documented`;
  if (documented['content'] === undefined) return text === '' ? undefined : `status ${status} has a body`;
  const media = addressed ? object(documented['content'])[typeOf(answer)] : {};
  if (media === undefined || (!addressed && typeOf(answer) !== 'application/problem+json')) return `status ${status} as ${typeOf(answer)}`;
  const schema = object(media)['schema'];
  if (schema === undefined || !typeOf(answer).endsWith('json')) return undefined;
  return bodyFault(operation, object(schema), JSON.parse(text));
}

function requestText({ method, target, headers, body, faults }: BadRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`# ${faults.join('; ')}`, `${method} ${target}`, ...lines, '', body?.toString('utf8') ?? ''].join('\n');
}

/** What is not HTTP, or too much of it. */
const garbage: readonly (readonly [string, string])[] = [
  ['not HTTP', 'hello\r\n\r\n'],
  ['a method of its own', 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['no host', 'GET /trip-api/trip/fares HTTP/1.1\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nhost: a\r\nholder: a\0b\r\n\r\n'],
  ['headers of 40 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['an address of 40 kB', `GET /trip-api/trip?x=${'x'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
  ['two lengths', 'POST /trip-api/seat/select HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
  ['length and chunks', 'POST /trip-api/seat/select HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\nab'],
  ['a negative length', 'POST /trip-api/seat/select HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\nab'],
  [
    'broken chunks',
    'POST /trip-api/seat/select HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  ],
  ['bytes of no text in the address', 'GET /trip-api/\u00ff\u00fe HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nhost: a\r\n\r\n'],
];

/** Why the answer to something that is no request is none that a client can read. */
async function garbageFault(port: number, bytes: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setTimeout(5000, () => socket.destroy());
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.endsWith('}')) socket.destroy();
    });
  });
  socket.write(Buffer.from(bytes, 'latin1'));
  await ended;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  if (!/^HTTP\/1\.1 (400|404) /.test(head)) return `was answered ${head.split('\r\n')[0] ?? ''}`;
  const missing = [...commonHeaders, 'content-type: application/problem+json'].find((name) => !head.toLowerCase().includes(name));
  if (missing !== undefined) return `was answered without ${missing}`;
  return body.includes('"code"') ? undefined : 'was answered without a problem';
}

await fault('bad requests', async () => {
  console.log(`seed ${seed}`);
  process.env['BANK_PATIENCE_MS'] ??= '2000';
  const world = await startWorld({ runs: true, realTrip: true });
  const { goods } = await goodsOf(world);
  const served = documentNames.flatMap(operationsOf).filter(({ document, id }) => isServed(document, id));
  const operations = served.filter(({ id }) => only === undefined || id === only);
  const faults: string[] = [];
  const statuses = new Map<string, Set<number>>();
  let sent = 0;

  const judge = async (operation: Operation, request: BadRequest): Promise<void> => {
    sent += 1;
    const answer = await sendRaw(world.config.port, request).catch((error: unknown) => String(error));
    const wrong = typeof answer === 'string' ? answer : verdict(operation, request, answer);
    if (typeof answer !== 'string') statuses.get(operation.id)?.add(answer.status);
    if (wrong === undefined) return;
    faults.push(`${operation.id}: ${wrong}\n${requestText(request)}\n-> ${typeof answer === 'string' ? '' : answer.text}`);
  };

  for (const [position, operation] of operations.entries()) {
    statuses.set(operation.id, new Set());
    await judge(operation, goodRequest(operation, goods));
    const [first = 0] = statuses.get(operation.id) ?? [];
    // Without a good request, the bad ones would all end at the same first check.
    if (first === 400 || (first === 401 && operation.id !== refusedSignIn))
      faults.push(`${operation.id}: its good request is answered ${first}`);
    const requests = [...standingRequests(operation, goods), ...badRequests(operation, goods, requestsEach, seed + position)];
    for (let next = 0; next < requests.length; next += 8) {
      await Promise.all(requests.slice(next, next + 8).map((request) => judge(operation, request)));
    }
  }
  for (const [says, bytes] of garbage) {
    const wrong = await garbageFault(world.config.port, bytes);
    if (wrong !== undefined) faults.push(`${says} ${wrong}`);
  }
  if (!short) for (const [id, seen] of statuses) console.log(`${id}: ${[...seen].toSorted((a, b) => a - b).join(' ')}`);
  await world.close();
  if (faults.length > 0) throw new Error(`${faults.length} wrong answers, seed ${seed}\n\n${faults.slice(0, 20).join('\n\n')}`);
  return `${sent} requests to ${operations.length} operations and ${garbage.length} that are not HTTP, seed ${seed}: 0 of 5xx, 0 off the documents`;
});
