import { BadgePercent } from 'lucide-react';
import { promoted } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why all passengers of a way back with the promotion pay the same. */
export function SamePrice() {
  return <Notice icon={<BadgePercent />}>{promoted.samePrice}</Notice>;
}
