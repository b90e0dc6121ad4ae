import mqtt from 'mqtt';
import pg from 'pg';
import { expect, test } from 'vitest';
import { hasMosquitto, startMosquitto } from './mosquitto.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

test.runIf(hasPostgres())(
  'an own PostgreSQL keeps its data over a restart and knows the exclusion constraint of claims',
  async () => {
    const server = await startPostgres();
    const client = new pg.Client(server.url);
    await client.connect();
    client.on('error', () => undefined);
    await client.query('create extension btree_gist');
    await client.query('create table claim (seat int, legs int4range, exclude using gist (seat with =, legs with &&))');
    await client.query("insert into claim values (1, '[0,2)'), (1, '[2,3)')");
    await expect(client.query("insert into claim values (1, '[1,3)')")).rejects.toMatchObject({ code: '23P01' });

    await server.restart();
    const again = new pg.Client(server.url);
    await again.connect();
    expect((await again.query('select count(*)::int as count from claim')).rows).toEqual([{ count: 2 }]);
    await again.end();
    await server.stop();
    await expect(new pg.Client(server.url).connect()).rejects.toThrow('ECONNREFUSED');
  },
  60_000,
);

test.runIf(hasMosquitto())(
  'an own Mosquitto carries a message from one client to another',
  async () => {
    const broker = await startMosquitto();
    const [listener, speaker] = await Promise.all([1, 2].map(() => mqtt.connectAsync(broker.url, { protocolVersion: 4 })));
    await listener!.subscribeAsync('seatmap/1');
    const heard = new Promise((resolve) => listener!.once('message', (topic, payload) => resolve([topic, payload.toString()])));
    await speaker!.publishAsync('seatmap/1', 'taken');
    expect(await heard).toEqual(['seatmap/1', 'taken']);
    await Promise.all([listener!.endAsync(), speaker!.endAsync()]);
    await broker.stop();
  },
  30_000,
);
