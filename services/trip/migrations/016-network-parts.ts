import { type Kysely, sql } from 'kysely';

interface OldTrip {
  readonly times: readonly { readonly arrival: number; readonly departure: number }[];
}

interface OldBody {
  readonly version: string;
  readonly trips: readonly OldTrip[];
  readonly [list: string]: unknown;
}

const partItems = 500;

/** The trips of an old network with times that they share, and these times. */
function shareTimes(trips: readonly OldTrip[]): { trips: object[]; profiles: number[][] } {
  const profiles: number[][] = [];
  const numbers = new Map<string, number>();
  return {
    trips: trips.map(({ times, ...trip }) => {
      const start = times[0]?.arrival ?? 0;
      const profile = times.flatMap(({ arrival, departure }) => [arrival - start, departure - start]);
      const number = numbers.get(profile.join()) ?? profiles.push(profile) - 1;
      numbers.set(profile.join(), number);
      return { ...trip, start, profile: number };
    }),
    profiles,
  };
}

/** A network is stored in parts, because one value of a large network held up every request that came while it was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.network_part (
      version text not null references trip.network on delete cascade,
      list text not null,
      number int not null,
      items text not null,
      primary key (version, list, number)
    )`.execute(db);
  await sql`alter table trip.network add column currency text not null default 'MXN', add column summary jsonb`.execute(db);
  await sql`alter table trip.network alter column currency drop default`.execute(db);
  const { rows } = await sql<{ body: string }>`select body from trip.network where active`.execute(db);
  for (const { body } of rows) {
    const old: OldBody = JSON.parse(body);
    for (const [list, items] of Object.entries({ ...old, ...shareTimes(old.trips) })) {
      if (!Array.isArray(items)) continue;
      for (let from = 0; from < items.length; from += partItems) {
        const text = JSON.stringify(items.slice(from, from + partItems));
        await sql`insert into trip.network_part values (${old.version}, ${list}, ${from / partItems}, ${text})`.execute(db);
      }
    }
  }
  await sql`alter table trip.network drop column body`.execute(db);
}
