import type { FarePlaces } from '../feed/quotas.ts';
import { digestOf } from '../../shared/digest.ts';
import { type FareUse, quotasByLeg } from './quotas.ts';
import { runToWire } from './wire.ts';

/** A change of one seat of one run. The versions of a run have no gaps. */
export interface SeatEvent {
  readonly runId: string;
  readonly version: number;
  readonly type: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly kind: string | null;
  readonly holder: string;
  readonly expiresAt: Date | null;
  readonly happenedAt: Date;
}

/** Topic of a run's events (API-053). */
export function eventsTopic(runId: string): string {
  return `seatmap:${runId}/events`;
}

/** A short digest of a holder that does not reveal the key. A browser recognises its own holder by the same digest. */
export function ownerOf(holder: string): string {
  return digestOf(holder).slice(0, 16);
}

/** The message of one change on the live channel. */
export function eventMessage(event: SeatEvent): Record<string, unknown> {
  return {
    event: event.type,
    version: event.version,
    run: runToWire(event.runId, event),
    seatId: String(event.seat),
    seatNumber: event.seat,
    kind: event.kind,
    owner: ownerOf(event.holder),
    expiresAt: event.expiresAt?.toISOString() ?? null,
    at: event.happenedAt.toISOString(),
  };
}

/** The message of a run's quotas on each of its legs. `version` is the version of the run at the count. */
export function quotaMessage(counted: {
  runId: string;
  version: number;
  quotas: readonly FarePlaces[];
  uses: readonly FareUse[];
  legs: { readonly from: number; readonly to: number };
  at: string;
}): Record<string, unknown> {
  const { runId, version, quotas, uses, legs, at } = counted;
  return { event: 'quota:changed', version, run: runToWire(runId, legs), quotas: quotasByLeg(quotas, uses, legs.to), at };
}
