import type { ReactNode } from 'react';
import type { Direction } from '../../../machines/domain/trip.ts';
import { results } from '../../messages/es-MX.ts';

type ResultsHeadingProps = {
  direction: Direction;
  /** Said when it changes. */
  status: string;
  /** After the status, silent. */
  note?: string;
  /** At the end of the line, from 1024 px. */
  end?: ReactNode;
};

export function ResultsHeading({ direction, status, note, end }: ResultsHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h1>{results.titles[direction]}</h1>
        <p className="text-small text-ink-muted">
          <span role="status">{status}</span>
          {note && ` · ${note}`}
        </p>
      </div>
      {end && <div className="hidden items-center gap-2 lg:flex">{end}</div>}
    </div>
  );
}
