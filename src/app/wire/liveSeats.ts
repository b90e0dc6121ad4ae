import type { QuotaNews } from '../../../machines/domain/quota.ts';
import type { SeatNews } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';

/** A change of one seat as the live channel tells it (`openapi/live-seats.asyncapi.yaml`). */
export type SeatMessage = {
  event: 'seat:selected' | 'seat:unselected' | 'seat:expired' | 'seat:blocked' | 'seat:sold';
  version: number;
  run: { legFrom: number; legTo: number };
  seatId: string;
  owner: string;
};

const EVENTS = new Set<unknown>(['seat:selected', 'seat:unselected', 'seat:expired', 'seat:blocked', 'seat:sold']);

/** Names no seat of any bus: a change that does not concern this traveller still counts as a version. */
export const NO_SEAT = '';

/** What is left of the reduced fares of a run. */
export type QuotaMessage = QuotaNews & { event: 'quota:changed' };

export type LiveMessage = SeatMessage | QuotaMessage;

/** The message in a payload; null for anything that is not in the documented shape. */
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

/** `unsure`: a part of my stretch became free, but somebody may still hold another part of it; only the map knows. */
export type HeardNews = { news: SeatNews; unsure: boolean };

/**
 * What a message means for a stretch (SEAT-031 to SEAT-033). My own claims are known to the chart already and pass as a bare version;
 * only their end and their sale are news. `owner` is my name on the channel, null when it is not known.
 */
export function newsOf(
  { event, version, run, seatId, owner: who }: SeatMessage,
  { legFrom, legTo }: Pick<RunRef, 'legFrom' | 'legTo'>,
  owner: string | null,
): HeardNews {
  const nothing: HeardNews = { news: { version, seatId: NO_SEAT, kind: 'freed' }, unsure: false };
  const concerns = run.legFrom < legTo && legFrom < run.legTo;
  if (!concerns) return nothing;
  const mine = who === owner;
  // Whose it is cannot be told: the map can.
  if (owner === null) return { ...nothing, unsure: true };
  switch (event) {
    case 'seat:selected':
    case 'seat:blocked':
      return mine ? nothing : { news: { version, seatId, kind: 'taken' }, unsure: false };
    case 'seat:sold':
      return { news: { version, seatId, kind: 'taken' }, unsure: false };
    case 'seat:unselected':
    case 'seat:expired': {
      if (mine && event === 'seat:unselected') return nothing;
      const whole = run.legFrom <= legFrom && legTo <= run.legTo;
      return whole ? { news: { version, seatId, kind: 'freed' }, unsure: false } : { ...nothing, unsure: true };
    }
    default:
      return event satisfies never;
  }
}
