import { CORE_SCHEMA, load } from 'js-yaml';
import type { operations as Identity } from '../openapi/types/identity.ts';
import type { operations as Payment } from '../openapi/types/payment.ts';
import type { operations as Trip } from '../openapi/types/trip.ts';
import identity from '../openapi/identity.yaml?raw';
import payment from '../openapi/payment.yaml?raw';
import trip from '../openapi/trip.yaml?raw';

type Operations = Trip & Identity & Payment;
type Answer<Id extends keyof Operations> = Operations[Id] extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

type Media = { example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = { operationId?: string; responses: Record<string, { content?: Record<string, Media> }> };
type Document = { paths: Record<string, Record<string, Operation>> };

const known = [trip, identity, payment]
  // The checks of the documents prove this shape, and that the examples match the types.
  .map((source) => load(source, { schema: CORE_SCHEMA }) as Document)
  .flatMap(({ paths }) => Object.values(paths).flatMap((path) => Object.values(path)));

/** The example of an operation's 200 answer; `name` selects one of several. Pages without a chart have their stories from these. */
export function answerExample<Id extends keyof Operations>(operationId: Id, name?: string): Answer<Id> {
  const operation = known.find((each) => each.operationId === operationId);
  const media = operation?.responses['200']?.content?.['application/json'];
  const example = name === undefined ? media?.example : media?.examples?.[name]?.value;
  if (example === undefined) throw new Error(`${operationId} shows no example ${name ?? ''}`);
  return example as Answer<Id>;
}
