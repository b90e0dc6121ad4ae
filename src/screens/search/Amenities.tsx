import { Accessibility, Armchair, Coffee, MonitorPlay, Plug, Snowflake, Sparkles, Toilet, Wifi, type LucideIcon } from 'lucide-react';
import { fold } from '../../../machines/domain/text.ts';
import type { Amenity } from '../../../machines/domain/trip.ts';
import { results } from '../../messages/es-MX.ts';

/** Icons by the first word of the name, because any feed may have its own names. Unknown names get a common icon. */
const glyphs: Record<string, LucideIcon> = {
  wifi: Wifi,
  enchufe: Plug,
  bano: Toilet,
  pantalla: MonitorPlay,
  aire: Snowflake,
  cafeteria: Coffee,
  asiento: Armchair,
  acceso: Accessibility,
};

/** The amenities of a bus, as icons with names. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  if (amenities.length === 0) return <span />;
  return (
    <ul aria-label={results.amenities} className="flex flex-wrap items-center gap-x-2.75 gap-y-1.5 text-ink-muted">
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
