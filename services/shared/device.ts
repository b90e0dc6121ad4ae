import type { FastifyRequest } from 'fastify';
import type { SecurityCheck } from './auth.ts';
import { digestOf } from './digest.ts';
import { Problem } from './problem.ts';

/** A device at the door of a bus. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    doorDevice: Device | undefined;
  }
}

const deviceUnknown = (): Problem => new Problem(401, 'device-unknown', 'Este dispositivo no tiene acceso.');

/**
 * Security check of the operations of devices: header `device-key`. `find` gets the hash of the key, so that no query has the key. Throws 401
 * `device-unknown` without a key, for one that nobody has, and for one that ended.
 */
export function deviceKeyCheck(find: (keyHash: string) => Promise<Device | undefined>): SecurityCheck {
  return async (request) => {
    const key = request.headers['device-key'];
    const device = typeof key === 'string' ? await find(digestOf(key)) : undefined;
    if (device === undefined) throw deviceUnknown();
    request.doorDevice = device;
    return undefined;
  };
}

/** The device that asks. Throws 401 where the document asks for no key of a device. */
export function deviceOf({ doorDevice: device }: Pick<FastifyRequest, 'doorDevice'>): Device {
  if (device === undefined) throw deviceUnknown();
  return device;
}
