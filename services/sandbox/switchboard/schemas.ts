/** JSON schemas of the requests to the switchboard. A field that they do not name is refused. */

export const sessionSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;
/** Any text: the store knows which sessions exist. */
const namedSession = { type: 'string', maxLength: 200 } as const;

export const sessionQuery = { type: 'object', additionalProperties: false, properties: { session: namedSession } } as const;

const times = { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1, maximum: 1000 }] } as const;
const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 } as const;

const faultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'times', 'ms'],
  properties: {
    kind: { type: 'string', enum: ['fail', 'refuse', 'drop-request', 'drop-answer', 'delay', 'empty', 'pass'] },
    times,
    ms: milliseconds,
    held: { type: 'boolean', const: true },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', pattern: '^[a-z0-9-]{2,60}$' },
  },
} as const;

const operationName = { type: 'string', pattern: '^[A-Za-z]{3,60}$' } as const;

/** By operation: the faults of its next answers. Null ends them. */
export const plansSchema = {
  type: 'object',
  maxProperties: 40,
  propertyNames: operationName,
  additionalProperties: { type: 'array', maxItems: 60, items: faultSchema },
} as const;

export const liveSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'times', 'ms'],
  properties: { kind: { type: 'string', enum: ['lose', 'repeat', 'delay'] }, times, ms: milliseconds },
} as const;

const shift = { type: 'integer', minimum: -31_536_000, maximum: 31_536_000 } as const;

/** The switches that have a text of their own in the link of a recording. */
const switchProperties = {
  shiftSeconds: shift,
  freeze: { type: 'boolean' },
  bankStallMs: milliseconds,
  refreshFails: { type: 'boolean' },
  channelStoppedForAll: { type: 'boolean' },
  reset: { type: 'boolean' },
} as const;

export const switchSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...switchProperties, live: { type: 'null' } },
} as const;

export const changeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    session: namedSession,
    forwardSeconds: shift,
    ...switchProperties,
    operation: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fault'],
      properties: { id: operationName, fault: { anyOf: [{ type: 'null' }, faultSchema] } },
    },
    plans: plansSchema,
    release: operationName,
    live: { anyOf: [{ type: 'null' }, liveSchema] },
    channelStopped: { type: 'boolean' },
  },
} as const;

export const seatsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['seatIds', 'to'],
  properties: {
    session: namedSession,
    to: { type: 'string', enum: ['take', 'release', 'expire', 'sell'] },
    seatIds: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', minLength: 1, maxLength: 20 } },
    run: {
      type: 'object',
      additionalProperties: false,
      required: ['routeId', 'scheduleId', 'manifestDate', 'legFrom', 'legTo'],
      properties: {
        routeId: { type: 'string' },
        scheduleId: { type: 'string' },
        manifestDate: { type: 'string' },
        legFrom: { type: 'integer' },
        legTo: { type: 'integer' },
      },
    },
  },
} as const;

/** A payment by its id, or the waiting one of the session. */
export const settleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['to'],
  properties: {
    session: namedSession,
    paymentId: { type: 'string', maxLength: 120 },
    to: { type: 'string', enum: ['authorised', 'refused'] },
  },
} as const;
