import { runName } from '../../machines/domain/trip.ts';
import type { Sql } from '../../services/shared/db.ts';
import type { Shown } from '../hands/control.ts';
import type { Journey } from '../people/traveller.ts';

type MapView = Extract<NonNullable<Shown['seats']>['view'], { screen: 'map' }>;
type SeatCell = Extract<MapView['floors'][number]['rows'][number][number], { kind: 'seat' }>;

/** Who has a seat over a part of the stretch on the screen. */
type SeatOwner = 'nobody' | 'this browser' | 'somebody else';

/** A bus gets its claims, those of the demo too, with the first one of a traveller. Until then the map only promises them. */
const openedRun = 'select 1 from trip.run where id = $1';
const claimsOf = `select seat::text as seat, holder from trip.claim
  where run_id = $1 and legs && int4range($2::int, $3::int) and (expires_at is null or expires_at > now())`;

/** Seats that maps draw otherwise than the books have them, in words. Everything must be settled. */
export async function brokenMaps(sql: Sql, journeys: readonly Journey[]): Promise<string[]> {
  const found: string[] = [];
  for (const { person, device, tabs } of journeys) {
    const holder: unknown = JSON.parse(device.storage.read('anden.holder') ?? 'null');
    for (const tab of tabs) {
      const view = tab.isOpen && tab.isVisible ? tab.page.shown().seats?.view : undefined;
      // An alert says that seats were lost, which the map behind it still has.
      if (view?.screen !== 'map' || view.dialog.kind === 'alert') continue;
      const { run } = view.departure;
      if ((await sql.query(openedRun, [runName(run)])).length === 0) continue;
      const claims = await sql.query<{ seat: string; holder: string }>(claimsOf, [runName(run), run.legFrom, run.legTo]);
      const owners = new Map(
        claims.map((claim): [string, SeatOwner] => [claim.seat, claim.holder === holder ? 'this browser' : 'somebody else']),
      );
      const cells = view.floors.flatMap(({ rows }) => rows.flat()).filter((cell): cell is SeatCell => cell.kind === 'seat');
      for (const { id, number, state } of cells) {
        const owner = owners.get(id) ?? 'nobody';
        if (!isDrawnRight(state, owner))
          found.push(`${person.name} sees the seat ${number} of ${runName(run)} as ${state}, which ${owner} has`);
      }
    }
  }
  return found;
}

/** A claim that ran out stays with the party until somebody takes the seat. Another tab of the browser may have claimed a seat, which this one then draws as free. */
export function isDrawnRight(state: SeatCell['state'], owner: SeatOwner): boolean {
  const right = { mine: ['this browser', 'nobody'], taken: ['somebody else', 'this browser'], free: ['nobody', 'this browser'] } as const;
  return right[state].some((one) => one === owner);
}
