import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress } from './clientAddress.ts';
import type { Config } from './config.ts';
import { networkOf } from './network.ts';
import { shopOriginOf } from './shopOrigin.ts';

/** The part of the configuration that decides who may open the live channel. */
export type AdmissionConfig = Pick<Config, 'publicUrl' | 'sandbox' | 'trustProxy' | 'liveSockets'>;

/** Whether a page of another origin asks. A client without an origin is no browser and could claim any origin, so it is admitted. */
function isForeign(origin: string | undefined, config: AdmissionConfig): boolean {
  return origin !== undefined && shopOriginOf(origin, config) === undefined;
}

/** Bounds the open sockets, of one network and in all. Returns the status of a refusal. An admitted socket counts until it closes. */
export function createAdmission(config: AdmissionConfig): (request: IncomingMessage, socket: Duplex) => 403 | 429 | 503 | undefined {
  const { perAddress, inAll } = config.liveSockets;
  const open = new Map<string, number>();
  let all = 0;
  return (request, socket) => {
    if (isForeign(request.headers.origin, config)) return 403;
    const network = networkOf(clientAddress(request, config.trustProxy));
    const ofNetwork = open.get(network) ?? 0;
    if (all >= inAll) return 503;
    if (ofNetwork >= perAddress) return 429;
    all += 1;
    open.set(network, ofNetwork + 1);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    return undefined;
  };
}
