import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { freshEngine } from '../../tests/support/database.ts';
import { engineConfig } from './engineConfig.ts';

it('gives a statement to the embedded engine in one call, and the next one after an error', async () => {
  const engine = await freshEngine();
  const calls = vi.spyOn(engine, 'execProtocolStream');
  const pool = new pg.Pool({ ...engineConfig(engine), max: 1 });
  expect((await pool.query('select $1::int + 1 as sum', [4])).rows).toEqual([{ sum: 5 }]);
  expect(calls).toHaveBeenCalledTimes(1);
  await expect(pool.query('select * from nothing where id = $1', [1])).rejects.toThrow('relation "nothing" does not exist');
  await expect(pool.query('select 1 / $1::int as quotient', [0])).rejects.toThrow('division by zero');
  const both = await Promise.all([pool.query('select $1::text as name', ['a']), pool.query("select 'b' as name")]);
  expect(both.map(({ rows }) => rows)).toEqual([[{ name: 'a' }], [{ name: 'b' }]]);
  expect(calls).toHaveBeenCalledTimes(5);
  await engine.close();
});
