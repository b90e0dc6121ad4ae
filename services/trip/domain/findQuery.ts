import { wordsOf } from '../../shared/names.ts';

/** What a traveller said of a ticket. */
export type FindQuery =
  /** The folios that an order of so many tickets may have. */
  | { readonly kind: 'folio'; readonly itemIds: readonly string[] }
  | { readonly kind: 'transaction'; readonly id: string }
  /** `day` is the service day of the run. */
  | { readonly kind: 'seat'; readonly day: string; readonly seat: number }
  | { readonly kind: 'name'; readonly words: readonly string[] };

/** Most tickets of an order. */
const mostTickets = 10;
/** An index of trigrams cannot find a shorter word. */
const leastLetters = 3;

/** Reads a text of the back office; undefined where it names nothing that can be found. */
export function findQueryOf(text: string): FindQuery | undefined {
  const said = text.trim();
  const upper = said.toUpperCase();
  if (/^TRX-\d{8}-[A-Z\d]{8}$/.test(upper)) return { kind: 'transaction', id: upper };
  const [, folio, position] = /^(AN-[A-Z\d]{6})(?:-(\d{1,2}))?$/.exec(upper) ?? [];
  if (folio !== undefined) {
    const itemIds = Array.from({ length: mostTickets }, (_, index) => `${folio}-${index + 1}`);
    return { kind: 'folio', itemIds: position === undefined ? itemIds : [`${folio}-${position}`] };
  }
  const [, day, seat] = /^(\d{4}-\d{2}-\d{2})\s+(\d{1,3})$/.exec(said) ?? [];
  if (day !== undefined && seat !== undefined) return { kind: 'seat', day, seat: Number(seat) };
  const words = wordsOf(said);
  return words.some(({ length }) => length >= leastLetters) ? { kind: 'name', words } : undefined;
}
