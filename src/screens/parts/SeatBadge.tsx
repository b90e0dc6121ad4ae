import { NumberBadge } from '../../ui/NumberBadge.tsx';

/** The number of an own seat. */
export function SeatBadge({ number }: { number: string }) {
  return <NumberBadge>{number}</NumberBadge>;
}
