import { useEffect, useRef, type ReactNode } from 'react';
import type { Direction } from '../../../machines/domain/trip.ts';
import { seats as words } from '../../messages/es-MX.ts';

type SeatsHeadingProps = { /** The shown way of a round trip. */ way?: Direction | undefined; note?: ReactNode; children: ReactNode };

/** The title of the step; small on a phone, so that the bus begins high. */
export function SeatsHeading({ way, note, children }: SeatsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The bus of the way back takes the place of what had the focus, first while it loads and then with its map.
  useEffect(() => {
    if (way === 'return' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [way]);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h1 ref={heading} {...(way === 'return' && { tabIndex: -1 })} className="text-[1.375rem] outline-none md:text-title-1">
        {children}
        {way && <span className="sr-only"> {words.ofWay(way)}</span>}
      </h1>
      {note !== undefined && <p className="text-caption text-ink-muted">{note}</p>}
    </div>
  );
}
