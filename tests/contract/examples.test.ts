import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { documentNames, examplesOf, list, object, operationsOf, readDocument } from './documents.ts';
import type { Json, JsonObject } from './documents.ts';

type Place = { pointer: string; example: Json; schema: JsonObject };

/** Every schema with a sibling example, anywhere in the document. */
function placesOf(value: Json, pointer: string): Place[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => placesOf(entry, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const schema = value['schema'];
  const own =
    schema === undefined
      ? []
      : examplesOf(value).map(([name, example]) => ({ pointer: `${pointer} ${name}`, example, schema: object(schema) }));
  return [
    ...own,
    ...Object.entries(value)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .flatMap(([key, entry]) => placesOf(entry, `${pointer}/${key}`)),
  ];
}

/**
 * A copy of the document whose objects allow no unnamed properties, so that a misspelt one in an example fails. Parts of an `allOf` stay
 * open; the whole around them is closed.
 */
function closed(value: Json, open: ReadonlySet<string>, pointer = '', part = false): Json {
  if (Array.isArray(value)) return value.map((entry, index) => closed(entry, open, `${pointer}/${index}`, part));
  if (typeof value !== 'object' || value === null) return value;
  const isSchema = value['properties'] !== undefined || value['allOf'] !== undefined;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, closed(entry, open, `${pointer}/${key}`, key === 'allOf')]),
  );
  return isSchema && !part && !open.has(`#${pointer}`) ? { ...copy, unevaluatedProperties: false } : copy;
}

/** References that are parts of an `allOf`. */
function partsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null) return [];
  const refs = list(value['allOf']).flatMap((part) => {
    const ref = object(part)['$ref'];
    return typeof ref === 'string' ? [ref] : [];
  });
  return [...refs, ...Object.values(value).flatMap(partsOf)];
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

describe.each(documentNames)('examples of %s', (document) => {
  const read = readDocument(`${document}.yaml`);
  const root = object(closed(read, new Set(partsOf(read))));
  ajv.addSchema({ $id: `https://anden.example/${document}`, ...root });
  const places = placesOf(root, '');

  test('exist', () => {
    expect(places.length).toBeGreaterThan(30);
  });

  test.each(places.map((place) => [place.pointer, place] as const))('%s', (_pointer, { example, schema }) => {
    const located: JsonObject = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"https://anden.example/${document}#/`));
    const validate = ajv.compile(located);
    expect(validate(example) ? [] : validate.errors).toEqual([]);
  });

  test('a problem example has the status of its answer', () => {
    const wrong = operationsOf(document).flatMap((operation) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const content = response['content'] === undefined ? {} : object(response['content']);
        const problem = content['application/problem+json'];
        if (problem === undefined) return [];
        return examplesOf(object(problem))
          .filter(([, example]) => object(example)['status'] !== Number(status))
          .map(([name]) => `${operation.id} ${status} ${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('examples of the live channel', () => {
  const read = readDocument('live-seats.asyncapi.yaml');
  const root = object(closed(read, new Set()));
  ajv.addSchema({ $id: 'https://anden.example/live-seats', ...root });
  const messages = Object.entries(object(object(root['components'])['messages']));

  test.each(messages.map(([name, message]) => [name, object(message)] as const))('%s', (name, message) => {
    const examples = list(message['examples']).map((example) => object(example)['payload']);
    expect(examples.length).toBeGreaterThan(0);
    const validate = ajv.compile({ $ref: `https://anden.example/live-seats#/components/messages/${name}/payload` });
    for (const example of examples) expect(validate(example) ? [] : validate.errors).toEqual([]);
    expect(examples.map((example) => object(example)['event'])).toEqual([message['name']]);
  });

  test('each message belongs to a channel', () => {
    const used = Object.values(object(root['channels'])).flatMap((channel) =>
      Object.values(object(object(channel)['messages'])).map((message) => String(object(message)['$ref']).split('/').at(-1)),
    );
    expect(used).toHaveLength(messages.length);
    expect(new Set(used)).toEqual(new Set(messages.map(([name]) => name)));
  });
});
