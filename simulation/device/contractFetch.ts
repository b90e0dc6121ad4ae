import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';

type Media = { example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = { responses: Record<string, { content?: Record<string, Media> }> };
type Document = { paths: Record<string, Record<string, Operation>> };

const SERVICES = ['trip', 'identity', 'payment'];

/** Answers every request with the first example of the contract, and counts them. Tests of a device need no service. */
export function contractFetch() {
  const documents = new Map(
    // The checks of the documents prove this shape.
    SERVICES.map((name) => [name, load(readFileSync(join('openapi', `${name}.yaml`), 'utf8'), { schema: CORE_SCHEMA }) as Document]),
  );
  const asked: string[] = [];

  const exampleOf = (service: string, method: string, path: string) => {
    const paths = Object.entries(documents.get(service)?.paths ?? {});
    const isSame = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
    const operation = (paths.find(([pattern]) => pattern === path) ?? paths.find(([pattern]) => isSame(pattern)))?.[1][method];
    const [status, answer] = Object.entries(operation?.responses ?? {})[0] ?? ['404', {}];
    const media = answer.content?.['application/json'];
    return { status: Number(status), body: media?.example ?? Object.values(media?.examples ?? {})[0]?.value };
  };

  const fetch = async ({ method, url }: Request): Promise<Response> => {
    const { pathname } = new URL(url);
    const [, service = '', path = ''] = /^\/(\w+)-api(\/.*)$/.exec(pathname) ?? [];
    asked.push(`${method} ${pathname}`);
    const { status, body } = exampleOf(service, method.toLowerCase(), path);
    const headers = { 'content-type': 'application/json', 'server-time': new Date().toISOString() };
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
  return { fetch, asked };
}
