import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

type Service = 'trip' | 'identity' | 'payment';
type Json = Record<string, unknown>;

const documents = new Map<string, Json>();

/** A document of `openapi/`, parsed once. */
export function contract(file: string): Json {
  const known = documents.get(file);
  if (known) return known;
  // A document is a mapping; `at` checks its parts.
  const read = load(readFileSync(new URL(`../../../openapi/${file}`, import.meta.url), 'utf8'), { schema: CORE_SCHEMA }) as Json;
  documents.set(file, read);
  return read;
}

function at(value: unknown, key: string): unknown {
  const found = typeof value === 'object' && value !== null && key in value ? (value as Json)[key] : undefined;
  if (typeof found === 'object' && found !== null && '$ref' in found && typeof found.$ref === 'string')
    throw new Error(`${key} is a reference`);
  return found;
}

/** An example of an answer in the contract; `name` selects one of several. */
export function answerExample(service: Service, path: string, method: string, status: string, name?: string): unknown {
  const response = [path, method, 'responses', status].reduce(at, contract(`${service}.yaml`)['paths']);
  const content = at(response, 'content');
  const media = at(content, 'application/json') ?? at(content, 'application/problem+json');
  const example = name === undefined ? at(media, 'example') : at(at(at(media, 'examples'), name), 'value');
  if (example === undefined) throw new Error(`${service} ${method} ${path} ${status} shows no example ${name ?? ''}`);
  return example;
}

/** An example of a request in the contract. */
export function requestExample(service: Service, path: string, method: string, name: string): unknown {
  const media = ['requestBody', 'content', 'application/json'].reduce(at, [path, method].reduce(at, contract(`${service}.yaml`)['paths']));
  return at(at(at(media, 'examples'), name), 'value');
}

/** Every `code` of a problem that an operation may answer. */
export function problemCodes(service: Service, path: string, method: string): string[] {
  const document = contract(`${service}.yaml`);
  const resolve = (value: unknown): unknown => {
    const reference = typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : null;
    return reference === null ? value : reference.slice(2).split('/').reduce(at, document);
  };
  const responses = [path, method, 'responses'].reduce(at, document['paths']);
  return Object.values(responses as Json).flatMap((response) => {
    const schema = at(at(at(resolve(response), 'content'), 'application/problem+json'), 'schema') as { allOf: unknown[] } | undefined;
    return (schema?.allOf ?? []).flatMap((part) => {
      const values = at(at(at(resolve(part), 'properties'), 'code'), 'enum');
      return Array.isArray(values) ? values.map(String) : [];
    });
  });
}

/** Every operation that the adapters call, found in their source. */
export function calledOperations(): { service: Service; method: string; path: string }[] {
  const src = new URL('../..', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/[.](test|examples)[.]ts$/.test(file),
  );
  const call = /\b(trip|identity|payment)\.(GET|POST|PUT|PATCH|DELETE)\('([^']+)'/g;
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, src), 'utf8').matchAll(call)].map(([, service = '', method = '', path = '']) => ({
      service: service as Service,
      method: method.toLowerCase(),
      path,
    })),
  );
}
