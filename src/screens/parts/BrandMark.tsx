import type { Brand } from '../../../machines/domain/trip.ts';
import { cx } from '../../ui/cx.ts';

type BrandMarkProps = { brand: Brand; isMuted?: boolean };

/** The coloured square of a bus line with its initial, beside its name. */
export function BrandMark({ brand, isMuted = false }: BrandMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 flex-none place-items-center rounded-[0.5rem] font-sign text-micro leading-none font-heavy',
        isMuted ? 'text-surface' : 'text-white',
      )}
      style={{ backgroundColor: isMuted ? 'var(--color-ink-faint)' : brand.color }}
    >
      {mark(brand.name)}
    </span>
  );
}

/** The initial, with the sign of the better class: `Cumbre Plus` is `C+`. */
function mark(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return `${first.slice(0, 1)}${second.toLowerCase() === 'plus' ? '+' : second.slice(0, 1)}`.toUpperCase();
}
