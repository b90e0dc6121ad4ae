import { Armchair, Coffee, MonitorPlay, Plug, Snowflake, Sparkles, Toilet, Wifi, type LucideIcon } from 'lucide-react';
import { fold } from '../../../machines/domain/place.ts';
import type { Amenity } from '../../../machines/domain/trip.ts';
import { search } from '../../messages/es-MX.ts';

/** By the first word of the name, so that any feed may name its own; what is not known here gets a common glyph. */
const glyphs: Record<string, LucideIcon> = {
  wifi: Wifi,
  enchufe: Plug,
  bano: Toilet,
  pantalla: MonitorPlay,
  aire: Snowflake,
  cafeteria: Coffee,
  asiento: Armchair,
};

/** What is on board, as glyphs with their names. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  if (amenities.length === 0) return <span />;
  return (
    <ul aria-label={search.amenities} className="flex flex-wrap items-center gap-x-2.75 gap-y-1.5 text-ink-muted">
      {amenities.map(({ id, name }) => {
        const Glyph = glyphs[fold(name).split(' ')[0] ?? ''] ?? Sparkles;
        return (
          <li key={id} title={name}>
            <Glyph className="size-4.5" />
            <span className="sr-only">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
