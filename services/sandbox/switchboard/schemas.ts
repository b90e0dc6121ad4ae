/** JSON schemas of the requests to the switchboard. */

export const sessionSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;

const times = { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1, maximum: 1000 }] } as const;
const milliseconds = { type: 'integer', minimum: 0, maximum: 600_000 } as const;

const faultSchema = {
  type: 'object',
  required: ['kind', 'times', 'ms'],
  properties: {
    kind: { type: 'string', enum: ['fail', 'refuse', 'drop-request', 'drop-answer', 'delay', 'pass'] },
    times,
    ms: milliseconds,
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
  required: ['kind', 'times', 'ms'],
  properties: { kind: { type: 'string', enum: ['lose', 'repeat', 'delay'] }, times, ms: milliseconds },
} as const;

const shift = { type: 'integer', minimum: -31_536_000, maximum: 31_536_000 } as const;

export const changeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    session: sessionSchema,
    forwardSeconds: shift,
    shiftSeconds: shift,
    freeze: { type: 'boolean' },
    bankStallMs: milliseconds,
    operation: {
      type: 'object',
      required: ['id', 'fault'],
      properties: { id: operationName, fault: { anyOf: [{ type: 'null' }, faultSchema] } },
    },
    plans: plansSchema,
    refreshFails: { type: 'boolean' },
    live: { anyOf: [{ type: 'null' }, liveSchema] },
    channelStopped: { type: 'boolean' },
    channelStoppedForAll: { type: 'boolean' },
    reset: { type: 'boolean' },
  },
} as const;

export const seatsSchema = {
  type: 'object',
  required: ['seatIds', 'to'],
  properties: {
    session: sessionSchema,
    to: { type: 'string', enum: ['take', 'release', 'expire'] },
    seatIds: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', minLength: 1, maxLength: 20 } },
    run: {
      type: 'object',
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
  required: ['to'],
  properties: {
    session: sessionSchema,
    paymentId: { type: 'string', maxLength: 120 },
    to: { type: 'string', enum: ['authorised', 'refused'] },
  },
} as const;
