import { memo, type CSSProperties, type ReactNode } from 'react';
import { seats as words } from '../../messages/es-MX.ts';
import type { Plan } from './plan.ts';

type BusDrawingProps = Pick<Plan, 'hasDriver' | 'hasFrontDoor' | 'columns'> & { children: ReactNode };

const labels: Record<string, string> = { w: words.window, a: words.aisle };

/** The bus from above around its seats, front up. It shrinks with its container, but a seat is never smaller than 44 px. */
export function BusDrawing({ hasDriver, hasFrontDoor, columns, children }: BusDrawingProps) {
  const template = [...columns].map((column) => (column === '.' ? 'minmax(8px,1fr)' : 'var(--spacing-seat)')).join(' ');
  return (
    <div
      className="@container relative mx-auto w-[min(19.5rem,100%)] [--pitch:calc(var(--spacing-seat)+8px)]"
      style={{ '--columns': template } as CSSProperties}
    >
      {hasDriver ? <Cabin hasDoor={hasFrontDoor} /> : <Bow />}
      <div className="relative grid gap-[8px] bg-bus-floor px-[26px] py-1">
        <Side className="left-0 before:-left-1.5 after:-left-1.5" />
        <Side className="right-0 before:-right-1.5 after:-right-1.5" />
        <p
          aria-hidden="true"
          className="hidden grid-cols-(--columns) gap-[6px] text-center text-micro font-medium text-ink-muted @min-[17rem]:grid"
        >
          {[...columns].map((column, index) => (
            // A column has no id, so its index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{labels[column]}</span>
          ))}
        </p>
        <div className="relative">
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-(--columns) gap-[6px]">
            <span
              className="w-full max-w-7 justify-self-center bg-surface-sunken"
              style={{ gridColumn: columns.indexOf('.') + 1 || undefined }}
            />
          </div>
          <div className="relative">{children}</div>
        </div>
      </div>
      <Stern />
    </div>
  );
}

const wheel =
  'before:absolute before:top-[8%] before:h-13 before:w-2.25 before:rounded-[0.25rem] before:bg-board forced-colors:before:bg-[CanvasText] after:absolute after:top-[75%] after:h-13 after:w-2.25 after:rounded-[0.25rem] after:bg-board forced-colors:after:bg-[CanvasText]';

/** The side with two wheels, and one window per row. */
const Side = memo(function Side({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -inset-y-px w-3 bg-bus-shell forced-colors:bg-[CanvasText] [background-image:repeating-linear-gradient(to_bottom,transparent_0_0.1875rem,var(--color-bus-glass)_0.1875rem_calc(var(--pitch)-0.6875rem),transparent_calc(var(--pitch)-0.6875rem)_var(--pitch))] bg-size-[0.3125rem_calc(100%-1.75rem)] bg-position-[center_1.75rem] bg-no-repeat ${wheel} ${className}`}
    />
  );
});

const label = 'font-sans text-[12px]';

const Cabin = memo(function Cabin({ hasDoor }: { hasDoor: boolean }) {
  return (
    <svg viewBox="0 0 312 112" aria-hidden="true" className="block w-full overflow-visible">
      <path
        d="M0 113V54C0 24 22 8 66 4.5q90-7 180 0c44 3.5 66 19.5 66 49.5v59zM-8 26H-3a5 5 0 015 5V45a5 5 0 01-5 5H-8a5 5 0 01-5-5V31a5 5 0 015-5zM315 26h5a5 5 0 015 5V45a5 5 0 01-5 5h-5a5 5 0 01-5-5V31a5 5 0 015-5z"
        className="fill-bus-shell"
      />
      <path
        d={`M12 113V56c0-21 16-34 52-37 62-5 122-5 184 0 36 3 52 16 52 37v57z${hasDoor ? 'M298 60h16v46h-16z' : ''}`}
        className="fill-bus-floor"
      />
      <path d="M18 41c6-13 22-20 46-22 62-5 122-5 184 0 24 2 40 9 46 22l-18 6c-62-9-178-9-240 0z" className="fill-bus-glass" />
      <path
        d="M21.6 14.1L34.9 7a3.5 3.5 0 013.3 6.2L24.9 20.2a3.5 3.5 0 01-3.3-6.2zM277.1 7l13.2 7a3.5 3.5 0 01-3.3 6.2l-13.2-7a3.5 3.5 0 013.3-6.2z"
        className="fill-board-accent"
      />
      <text x="156" y="35" textAnchor="middle" letterSpacing=".04em" className={`${label} fill-board font-bold`}>
        {words.front}
      </text>
      <path
        d="M48 86a4 4 0 014-4h20a4 4 0 014 4v13a7 7 0 01-7 7H55a7 7 0 01-7-7z"
        strokeWidth="1.5"
        className="fill-surface-sunken stroke-ink-muted"
      />
      <path
        d={`M50 65a12 12 0 1124 0a12 12 0 11-24 0zM59.5 65a2.5 2.5 0 115 0a2.5 2.5 0 11-5 0zM50.5 63h9M64.5 63h9M62 67.5v9${hasDoor ? 'M308 83h-26M289 76l-7 7 7 7' : ''}`}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-ink-muted"
      />
      <text x="84" y="98" className={`${label} fill-ink-muted font-medium`}>
        {words.fixture.driver}
      </text>
      {hasDoor && (
        <>
          <path d="M299 60h14M299 106h14" strokeWidth="2" className="stroke-ink" />
          <text x="274" y="87" textAnchor="end" className={`${label} fill-ink-muted font-semibold`}>
            {words.fixture.door}
          </text>
        </>
      )}
    </svg>
  );
});

/** The front of a floor without a driver. */
const Bow = memo(function Bow() {
  return (
    <svg viewBox="0 0 312 72" aria-hidden="true" className="block w-full overflow-visible">
      <path d="M0 73V54C0 24 22 8 66 4.5q90-7 180 0c44 3.5 66 19.5 66 49.5v19z" className="fill-bus-shell" />
      <path d="M12 73V56c0-21 16-34 52-37 62-5 122-5 184 0 36 3 52 16 52 37v17z" className="fill-bus-floor" />
      <path d="M18 44c4-15 20-24 48-26.5 60-5 120-5 180 0 28 2.5 44 11.5 48 26.5-80-9-196-9-276 0z" className="fill-bus-glass" />
      <text x="156" y="33" textAnchor="middle" letterSpacing=".04em" className={`${label} fill-board font-bold`}>
        {words.front}
      </text>
    </svg>
  );
});

const Stern = memo(function Stern() {
  return (
    <svg viewBox="0 0 312 36" aria-hidden="true" className="block w-full overflow-visible">
      <path d="M0-1v13c0 14 9 23 24 23h264c15 0 24-9 24-23V-1z" className="fill-bus-shell" />
      <path d="M12-1v11c0 9 5 14 15 14h258c10 0 15-5 15-14V-1z" className="fill-bus-floor" />
      <path d="M22.5 27h25a2.5 2.5 0 010 5h-25a2.5 2.5 0 010-5zM264.5 27h25a2.5 2.5 0 010 5h-25a2.5 2.5 0 010-5z" className="fill-danger" />
      <text x="156" y="16" textAnchor="middle" className={`${label} fill-ink-muted font-medium`}>
        {words.rear}
      </text>
    </svg>
  );
});
