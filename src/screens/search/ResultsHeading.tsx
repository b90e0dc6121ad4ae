import { useEffect, type ReactNode } from 'react';
import type { Direction } from '../../../machines/domain/trip.ts';
import { results } from '../../messages/es-MX.ts';
import { focusContent } from '../../ui/focusContent.ts';

type ResultsHeadingProps = {
  direction: Direction;
  /** Announced when it changes. */
  status: string;
  /** After the status, not announced. */
  note?: string;
  /** At the end of the line, from 1024 px. */
  end?: ReactNode;
  /** Hidden, because the page shows another title. */
  isHidden?: boolean;
};

/** The heading of the results, also while they load, so that it keeps the focus. */
export function ResultsHeading({ direction, status, note, end, isHidden = false }: ResultsHeadingProps) {
  // The file of the results may load after the page appears.
  useEffect(() => {
    if (document.activeElement?.id === 'main') focusContent();
  }, []);
  return (
    <div className={isHidden ? 'sr-only' : 'flex flex-wrap items-center justify-between gap-3'}>
      <div>
        <h1 tabIndex={-1} className="outline-none">
          {results.titles[direction]}
        </h1>
        <p className="text-small text-ink-muted">
          <span role="status">{status}</span>
          {note && ` · ${note}`}
        </p>
      </div>
      {end && <div className="hidden items-center gap-2 lg:flex">{end}</div>}
    </div>
  );
}
