import type { components } from '../../../openapi/types/trip.ts';

export type ScanOutcome = components['schemas']['ScanOutcome'];

/** Why a scan boards nobody, whatever other scans there are. */
export type ScanRefusal = Exclude<ScanOutcome, 'boarded' | 'already-boarded'>;

/** A scan as a device reported it; its instant is in the time of the service. */
export interface StoredScan {
  readonly deviceId: string;
  /** Unique for its device. */
  readonly id: string;
  readonly ticketId: string | null;
  readonly at: Date;
  readonly refusal: ScanRefusal | null;
}

/** Hours by which a device may report late. Its clock is taken for wrong before. */
const oldestHours = 48;

/** The instant of a device in the time of the service: neither in the future nor more than 48 hours ago. `offset` is in milliseconds. */
export function instantOf({ at, offset = 0 }: { readonly at: string; readonly offset?: number }, now: number): Date {
  return new Date(Math.max(now - oldestHours * 3_600_000, Math.min(Date.parse(at) + offset, now)));
}

const before = (a: StoredScan, b: StoredScan): number =>
  a.at.getTime() - b.at.getTime() || (`${a.id} ${a.deviceId}` < `${b.id} ${b.deviceId}` ? -1 : 1);

/**
 * The outcome of each scan, among all scans of its ticket: the earliest that nothing refused boards, in whatever order they came. A scanner of a
 * bus may have boarded the ticket before all of them; `usedAt` has its instant then.
 */
export function outcomesOf<Scan extends StoredScan>(
  scans: readonly Scan[],
  usedAt: ReadonlyMap<string, Date | null>,
): ReadonlyMap<Scan, ScanOutcome> {
  const boarding = new Set<Scan>();
  const byTicket = Map.groupBy(
    scans.filter(({ refusal }) => refusal === null),
    ({ ticketId }) => ticketId ?? '',
  );
  for (const [ticketId, ofTicket] of byTicket) {
    const [first] = ofTicket.toSorted(before);
    const used = usedAt.get(ticketId)?.getTime() ?? Infinity;
    if (first !== undefined && first.at.getTime() <= used) boarding.add(first);
  }
  return new Map(scans.map((scan) => [scan, scan.refusal ?? (boarding.has(scan) ? 'boarded' : 'already-boarded')]));
}
