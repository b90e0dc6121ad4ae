import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

// A minimal service that claims seats: one statement each, under the real exclusion constraint.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 16 });
await pool.query('create extension if not exists btree_gist');
await pool.query(
  `create table claim (
     run_id text not null, seat integer not null, legs int4range not null, holder text not null, expires_at timestamptz not null,
     exclude using gist (run_id with =, seat with =, legs with &&)
   )`,
);

type Ask = { runId: string; seat: number; from: number; to: number; holder: string };

const statements: Record<string, string> = {
  '/select': `insert into claim (run_id, seat, legs, holder, expires_at)
    values ($1, $2, int4range($3, $4), $5, now() + interval '300 s') on conflict do nothing`,
  '/unselect': 'delete from claim where run_id = $1 and seat = $2 and legs = int4range($3, $4) and holder = $5',
};

const server = createServer((request, response) => {
  const name = request.url ?? '';
  const answer = async (): Promise<void> => {
    const { runId, seat, from, to, holder }: Ask = JSON.parse(await text(request));
    const { rowCount } = await pool.query({ name, text: statements[name] ?? '', values: [runId, seat, from, to, holder] });
    const body = JSON.stringify({ seat, changed: rowCount === 1 });
    response
      .writeHead(rowCount === 1 ? 200 : 409, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  };
  answer().catch((error: unknown) => response.writeHead(500, { 'content-length': 0 }).end(() => console.error(error)));
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
