import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

// A minimal service that searches: the calls of a feed in one indexed table, and one statement for a pair of places.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 16 });
await pool.query(
  'create table call (place text not null, trip text not null, seq int not null, arrival text not null, departure text not null)',
);

const batch = 20_000;

async function insert(rows: readonly (readonly string[])[]): Promise<void> {
  const column = (index: number): string[] => rows.map((row) => row[index] ?? '');
  await pool.query(
    'insert into call select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[])',
    [3, 0, 4, 1, 2].map(column),
  );
}

let rows: string[][] = [];
for await (const line of createInterface({ input: createReadStream(join(process.env['FEED'] ?? '', 'stop_times.txt')) })) {
  if (!line.startsWith('trip_id')) rows.push(line.split(','));
  if (rows.length < batch) continue;
  await insert(rows);
  rows = [];
}
await insert(rows);
await pool.query('create index on call (place, trip, seq)');
await pool.query('create index on call (trip)');
await pool.query('analyze call');

const text = `select a.trip, a.departure, b.arrival from call a join call b on b.trip = a.trip and b.seq > a.seq
  where a.place = $1 and b.place = $2 order by a.departure`;

// Every trip of the feed runs every day, so the statement needs no calendar.
const server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  pool.query({ name: 'search', text, values: [query.get('originId'), query.get('destinationId')] }).then(
    (found) => {
      const body = JSON.stringify(found.rows);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
    },
    (error: unknown) => response.writeHead(500, { 'content-length': 0 }).end(() => console.error(error)),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
