import { Star } from 'lucide-react';
import type { Money } from '../../../machines/domain/money.ts';
import { money } from '../../messages/format.ts';

/** The balance of points with 2 decimals (NAV-054, PROFILE-015). `missing` replaces an unknown one. */
export function PointsBalance({ label, points, missing }: { label: string; points: Money | null; missing: string }) {
  return (
    <p className="flex items-center gap-3 rounded-control bg-mine-soft px-4 py-3 text-mine-ink">
      <Star />
      <span className="font-strong">{label}</span>
      {points === null ? (
        <span className="ms-auto text-small">{missing}</span>
      ) : (
        <span className="figure ms-auto text-title-3 text-ink">{money(points)}</span>
      )}
    </p>
  );
}
