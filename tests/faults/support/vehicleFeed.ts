import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a vehicle was at an instant in seconds. */
export interface Vehicle {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: number;
}

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
};
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field * 8), varint(value)]);
const part = (field: number, ...content: readonly (Buffer | string)[]): Buffer => {
  const bytes = Buffer.concat(content.map((one) => Buffer.from(one)));
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
};
const float = (field: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint(field * 8 + 5), bytes]);
};

/** A feed of GTFS Realtime with VehiclePositions, written by the wire format of its document and not by the library that the shop reads it with. */
const encode = ({ id, latitude, longitude, at }: Vehicle): Buffer =>
  Buffer.concat([
    part(1, part(1, '2.0')),
    part(2, part(1, 'e1'), part(4, part(2, float(1, latitude), float(2, longitude)), number(5, at), part(8, part(1, id)))),
  ]);

/** Serves the feed of one vehicle, or 503 without one. */
export async function startVehicleFeed() {
  let vehicle: Vehicle | undefined;
  const server = createServer((_request, response) => {
    if (vehicle === undefined) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(encode(vehicle));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/vehicles.pb`,
    show: (shown: Vehicle) => void (vehicle = shown),
    close: () => server.close(),
  };
}
