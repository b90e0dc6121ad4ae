import { NumberBadge } from '../../ui/NumberBadge.tsx';

/** The number of a seat of mine. */
export function SeatBadge({ number }: { number: string }) {
  return <NumberBadge>{number}</NumberBadge>;
}
