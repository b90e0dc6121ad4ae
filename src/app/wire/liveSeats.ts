import type { QuotaNews } from '../../../machines/domain/quota.ts';
import type { SeatNews } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';

/** The message of one seat's change (`openapi/live-seats.asyncapi.yaml`). */
export type SeatMessage = {
  event: 'seat:selected' | 'seat:unselected' | 'seat:expired' | 'seat:blocked' | 'seat:sold';
  version: number;
  run: { legFrom: number; legTo: number };
  seatId: string;
  owner: string;
};

const EVENTS = new Set<unknown>(['seat:selected', 'seat:unselected', 'seat:expired', 'seat:blocked', 'seat:sold']);

/** The id of no seat: a change that does not concern this traveller still counts as a version. */
export const NO_SEAT = '';

/** The message of the places left at reduced fares. */
export type QuotaMessage = QuotaNews & { event: 'quota:changed' };

export type LiveMessage = SeatMessage | QuotaMessage;

/** The version in the answer to a join (`sync:seats`). Null for any other shape. */
export function joinedVersionOf(payload: string): number | null {
  try {
    const value: unknown = JSON.parse(payload);
    if (!isRecord(value) || value['event'] !== 'sync:seats') return null;
    return Number.isInteger(value['version']) ? Number(value['version']) : null;
  } catch {
    return null;
  }
}

/** The message in a payload; null for any other shape. */
export function liveMessageOf(payload: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(payload);
    return isSeatMessage(value) || isQuotaMessage(value) ? value : null;
  } catch {
    return null;
  }
}

function isSeatMessage(value: unknown): value is SeatMessage {
  if (!isRecord(value) || !isRecord(value['run'])) return false;
  const { event, version, seatId, owner, run } = value;
  return (
    EVENTS.has(event) &&
    Number.isInteger(version) &&
    typeof seatId === 'string' &&
    typeof owner === 'string' &&
    Number.isInteger(run['legFrom']) &&
    Number.isInteger(run['legTo'])
  );
}

function isQuotaMessage(value: unknown): value is QuotaMessage {
  if (!isRecord(value)) return false;
  const { event, version, quotas } = value;
  return event === 'quota:changed' && Number.isInteger(version) && Array.isArray(quotas) && quotas.every(isQuota);
}

function isQuota(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { fareId, places, left } = value;
  return typeof fareId === 'string' && Number.isInteger(places) && Array.isArray(left) && left.every(Number.isInteger);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The meaning of a message for a stretch (SEAT-031 to SEAT-034). The chart knows own changes, so an own message becomes a bare version;
 * only an own purchase is news. `owner` is this browser's digest, null when it is unknown.
 */
export function newsOf(
  { event, version, run, seatId, owner: who }: SeatMessage,
  { legFrom, legTo }: Pick<RunRef, 'legFrom' | 'legTo'>,
  owner: string | null,
): SeatNews {
  const nothing: SeatNews = { version, seatId: NO_SEAT, kind: 'freed' };
  const concerns = run.legFrom < legTo && legFrom < run.legTo;
  if (!concerns) return nothing;
  const mine = who === owner;
  // Only the map shows whose seat it is.
  if (owner === null) return { ...nothing, kind: 'unsure' };
  switch (event) {
    case 'seat:selected':
    case 'seat:blocked':
      return mine ? nothing : { version, seatId, kind: 'taken' };
    case 'seat:sold':
      return { version, seatId, kind: 'taken' };
    case 'seat:unselected':
    case 'seat:expired': {
      if (mine) return nothing;
      const whole = run.legFrom <= legFrom && legTo <= run.legTo;
      // A part of the own stretch became free, but somebody may hold another part of it.
      return { version, seatId, kind: whole ? 'freed' : 'unsure' };
    }
    default:
      return event satisfies never;
  }
}
