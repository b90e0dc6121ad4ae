import { isEmail } from '../domain/email.ts';
import type { Order, Ticket, Way } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import type { EditOutput } from '../edit/index.ts';
import type { ConfirmationContext, ShareError } from './confirmation.types.ts';

/** The addresses of the share form: trimmed and split on commas (CONF-019). */
export function addresses(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** At least one address, and each of them valid (CONF-017, CONF-018). */
export function shareError(text: string): ShareError | null {
  const all = addresses(text);
  if (all.length === 0) return 'missing';
  return all.every(isEmail) ? null : 'invalid';
}

/** Other tickets have not taken the place of all of them. */
export function isLive({ ways }: Order): boolean {
  return ways.some(({ tickets }) => tickets.some(({ changed }) => !changed));
}

export function hasWay({ order }: ConfirmationContext, direction: Direction): boolean {
  return order?.ways.some((way) => way.direction === direction) ?? false;
}

/** The tickets that are being edited. */
export function editedWay({ order, editing }: ConfirmationContext): Way<Ticket> {
  const way = order?.ways.find(({ direction }) => direction === editing);
  if (!way) throw new Error(`the order has no way ${editing}`);
  return way;
}

/** What an edit was begun with. */
export function begunOf(output: EditOutput): ConfirmationContext['begun'] {
  if (output.kind !== 'begun') return null;
  const { change, departure, query } = output;
  return { change, departure, query };
}
