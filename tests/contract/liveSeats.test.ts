import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { eventMessage, eventsTopic, quotaMessage, type SeatEvent } from '../../services/trip/domain/channel.ts';
import { liveLimits } from '../../services/shared/liveLimits.ts';
import { object, readDocument } from './documents.ts';

const document = readDocument('live-seats.asyncapi.yaml');
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'https://anden.example/live-seats', ...document });

const at = new Date('2026-11-21T05:20:00Z');
const event: SeatEvent = {
  runId: 'MTY-TAM_0830_2026-11-27',
  version: 18,
  type: 'seat:selected',
  seat: 1,
  from: 0,
  to: 3,
  kind: 'selected',
  holder: 'Zk3vQ9xW1tLr8mPa0bYc7d',
  expiresAt: new Date('2026-11-21T05:25:00Z'),
  happenedAt: at,
};
const counted = {
  runId: event.runId,
  version: 21,
  quotas: [{ fareId: '4', places: 8 }],
  uses: [{ fareId: '4', leg: 1, used: 3 }],
  legs: { from: 0, to: 3 },
  at: at.toISOString(),
};
const changes: Record<string, SeatEvent> = {
  selected: event,
  unselected: { ...event, type: 'seat:unselected', kind: null, expiresAt: null },
  expired: { ...event, type: 'seat:expired', expiresAt: null },
  blocked: { ...event, type: 'seat:blocked', kind: 'blocked' },
  sold: { ...event, type: 'seat:sold', kind: 'sold', expiresAt: null },
};
const messages: Record<string, unknown> = {
  ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, eventMessage(change)])),
  quota: quotaMessage(counted),
};

describe('the messages of the trip service on the live channel', () => {
  test.each(Object.entries(messages))('[API-055] %s', (name, message) => {
    const validate = ajv.compile({ $ref: `https://anden.example/live-seats#/components/messages/${name}/payload` });
    expect(validate(message) ? [] : validate.errors).toEqual([]);
  });

  test('every change has a message', () => {
    const events = object(object(document['channels'])['events']);
    expect(Object.keys(messages).toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(object(events['messages'])).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('[API-053] the topic contains the id of the run', () => {
    const address = String(object(object(document['channels'])['events'])['address']);
    expect(eventsTopic(event.runId)).toBe(address.replace('{channel}', event.runId));
  });

  test('no message contains the holder', () => {
    expect(JSON.stringify(eventMessage(event))).not.toContain(event.holder);
  });

  test('the document states the limits of a connection', () => {
    const server = object(object(document['servers'])['shop']);
    expect(server['x-limits']).toEqual(liveLimits);
    const { keepAlive } = object(object(server['bindings'])['mqtt']);
    expect(keepAlive).toBeLessThanOrEqual(liveLimits.keepAliveSeconds);
  });
});
