import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { fault } from '../support/fault.ts';
import { connectPacket, endlessHeader, publishPacket } from '../support/mqttPackets.ts';
import { startPostgres } from '../support/postgres.ts';
import { mapPath } from '../support/trip.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { startTripProcess } from './support/tripProcess.ts';

/** The least share of the seat maps of a quiet shop that is served in a flood. */
const leastServed = 0.25;
/** Most memory that may remain after an attack, in MB. The garbage collector returns it later. */
const mostKept = 120;

/** Memory of a process in MB, as the system counts it. */
const memoryOf = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Requests maps with four clients for some time. Returns how many were answered per second. */
async function mapsServed(port: number, path: string, milliseconds: number): Promise<number> {
  let isOver = false;
  let served = 0;
  const client = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await ask(port, 'GET', path);
      if (status === 200 && !isOver) served += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: 4 }, client));
  await Promise.race([clients, pause(milliseconds)]);
  isOver = true;
  clients.catch(() => undefined);
  return served / (milliseconds / 1000);
}

/** Opens a websocket; undefined when it is refused. */
function open(port: number): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/mqtt`, 'mqtt');
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** A connection with a ticket of its own. */
async function connect(port: number): Promise<{ socket: WebSocket; clientId: string }> {
  const { body } = await ask<{ data: { ticket: string; clientId: string } }>(port, 'GET', '/seat/map/access-token');
  const socket = await open(port);
  if (socket === undefined) throw new Error('a connection with a ticket was refused');
  socket.send(connectPacket(body.data));
  await new Promise((resolve) => socket.once('message', resolve));
  return { socket, clientId: body.data.clientId };
}

const isOpen = ({ readyState }: WebSocket): boolean => readyState === WebSocket.OPEN;
/** Resolves when a message is written, or the connection is cut. */
const send = (socket: WebSocket, message: Buffer): Promise<void> => new Promise((resolve) => socket.send(message, () => resolve()));

/** One socket that joins one run after another, and reconnects each time it is closed. Returns how many joins it sent and how often it was closed. */
async function joinWithoutEnd(port: number, runs: readonly string[], until: AbortSignal): Promise<{ joins: number; cuts: number }> {
  const counts = { joins: 0, cuts: 0 };
  while (!until.aborted) {
    const { socket, clientId } = await connect(port);
    const packets = runs.map((run) => publishPacket(`seatmap:${run}/join/${clientId}`, '{"event":"sync:join","leg_from":0,"leg_to":1}'));
    for (let next = 0; isOpen(socket) && !until.aborted; next += 100) {
      const some = Array.from({ length: 100 }, (_, index) => packets[(next + index) % packets.length] ?? Buffer.alloc(0));
      await send(socket, Buffer.concat(some));
      counts.joins += some.length;
      // The close event arrives between two turns.
      await pause(0);
    }
    if (!until.aborted) counts.cuts += 1;
    socket.terminate();
  }
  return counts;
}

/** Announces 268 MB and sends 16 MB of it until the service closes the connection. Returns how many bytes were sent. */
async function announce(port: number): Promise<number> {
  const { socket } = await connect(port);
  const piece = Buffer.alloc(16_000);
  let sent = 0;
  await send(socket, endlessHeader);
  for (; isOpen(socket) && sent < 16e6; sent += piece.length) {
    await send(socket, piece);
    await pause(0);
  }
  return sent;
}

await fault('one stranger floods the live channel', async ({ short }) => {
  const postgres = await startPostgres();
  const most = short ? 1000 : 4000;
  const service = await startTripProcess(postgres.url, { LIVE_SOCKETS_PER_ADDRESS: String(most) });
  const { port, child } = service;
  const memory = (): number => memoryOf(child.pid ?? 0);
  try {
    const offers = await offersIn(port, 5);
    const runs = offers.map(({ id }) => id.slice(0, id.lastIndexOf(':')));

    const quiet = await mapsServed(port, mapPath(offers[0]), short ? 1000 : 10_000);
    const flood = new AbortController();
    const flooding = joinWithoutEnd(port, runs, flood.signal);
    const flooded = await mapsServed(port, mapPath(offers[0]), short ? 2000 : 30_000);
    flood.abort();
    const { joins, cuts } = await flooding;
    const toldMaps = `${joins} joins of one socket, closed ${cuts} times: ${Math.round(flooded)} seat maps a second, ${Math.round(quiet)} in the quiet shop`;
    if (flooded < leastServed * quiet) throw new Error(toldMaps);

    const before = memory();
    let taken = 0;
    for (let count = 0; count < (short ? 20 : 100); count += 1) taken += await announce(port);
    const announced = memory() - before;

    const idle = await Promise.all(Array.from({ length: most * 1.25 }, () => open(port)));
    const entered = idle.filter((socket) => socket !== undefined);
    const [atOnce, atMost] = [entered.filter(isOpen).length, memory() - before];
    const patience = performance.now() + 20_000;
    while (entered.some(isOpen) && performance.now() < patience) await pause(100);
    const left = entered.filter(isOpen).length;
    const kept = memory() - before;

    const figure =
      `${toldMaps}; ${Math.round(taken / 1e6)} MB of announced packets accepted, ${Math.round(announced)} MB more memory; ` +
      `${atOnce} of ${idle.length} idle sockets open, ${left} left after 5 s, ${Math.round(atMost)} MB at most, ${Math.round(kept)} MB kept`;
    if (announced > mostKept || kept > mostKept || atOnce > most || left > 0) throw new Error(figure);
    return figure;
  } finally {
    await service.kill();
    await postgres.stop();
  }
});
