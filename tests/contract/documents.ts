import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const documentNames = ['trip', 'identity', 'payment'] as const;
export type DocumentName = (typeof documentNames)[number];

const folder = new URL('../../openapi/', import.meta.url);
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

/** One operation of a document, with its path parameters and resolved references. */
export type Operation = {
  document: DocumentName;
  id: string;
  method: Method;
  path: string;
  parameters: JsonObject[];
  requestBody: JsonObject | undefined;
  responses: Record<string, JsonObject>;
  /** The names of all schemes that it takes. */
  security: string[];
};

/** A file of `openapi/` as parsed YAML or JSON. */
export function readDocument(file: string): JsonObject {
  // YAML's core schema allows only JSON values.
  return object(load(readFileSync(new URL(file, folder), 'utf8'), { schema: CORE_SCHEMA }) as Json);
}

/** Narrows to an object; throws for anything else. */
export function object(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`Expected an object, got ${JSON.stringify(value)}`);
  }
  return value;
}

/** Narrows to a list; undefined becomes an empty list. */
export function list(value: Json | undefined): Json[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TypeError(`Expected a list, got ${JSON.stringify(value)}`);
  return value;
}

/** Resolves a `$ref` within the document; returns other values unchanged. */
export function follow(root: JsonObject, value: Json | undefined): JsonObject {
  const found = object(value);
  const ref = found['$ref'];
  if (typeof ref !== 'string') return found;
  const steps = ref
    .replace(/^#\//, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let target: Json | undefined = root;
  for (const step of steps) target = object(target)[step];
  return follow(root, target);
}

/** All operations of a document, in its order. */
export function operationsOf(document: DocumentName): Operation[] {
  const root = readDocument(`${document}.yaml`);
  return Object.entries(object(root['paths'])).flatMap(([path, item]) => {
    const shared = list(object(item)['parameters']);
    return methods.flatMap((method): Operation[] => {
      const found = object(item)[method];
      if (found === undefined) return [];
      const operation = object(found);
      const responses = Object.entries(object(operation['responses'])).map(
        ([status, response]) => [status, follow(root, response)] as const,
      );
      return [
        {
          document,
          id: String(operation['operationId']),
          method,
          path,
          parameters: [...shared, ...list(operation['parameters'])].map((parameter) => follow(root, parameter)),
          requestBody: operation['requestBody'] === undefined ? undefined : follow(root, operation['requestBody']),
          responses: Object.fromEntries(responses),
          security: list(operation['security']).flatMap((needed) => Object.keys(object(needed))),
        },
      ];
    });
  });
}

/** Examples of a media type, parameter or header, by name (`example` for a single one). */
export function examplesOf(holder: JsonObject): [string, Json][] {
  const single = holder['example'];
  const many = holder['examples'] === undefined ? {} : object(holder['examples']);
  return [
    ...(single === undefined ? [] : [['example', single] satisfies [string, Json]]),
    ...Object.entries(many).map(([name, example]): [string, Json] => [name, object(example)['value'] ?? null]),
  ];
}
