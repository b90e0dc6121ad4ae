import { Accessibility, Armchair, Bike, Coffee, MonitorPlay, Plug, Snowflake, Sparkles, Toilet, Wifi, type LucideIcon } from 'lucide-react';
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
  bicicletas: Bike,
};

/** The amenities of a bus, each as an icon with its word. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  if (amenities.length === 0) return <span />;
  return (
    <ul aria-label={results.amenities} className="flex flex-[1_1_13rem] flex-wrap gap-x-3 gap-y-1 text-caption text-ink-muted">
      {amenities.map(({ id, name }) => {
        const Glyph = glyphs[fold(name).split(' ')[0] ?? ''] ?? Sparkles;
        return (
          <li key={id} className="flex items-center gap-1.5">
            <Glyph className="size-4 flex-none" />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
