import { Check, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeatState } from '../../../machines/domain/seat.ts';
import { cx } from '../../ui/cx.ts';
import type { SeatCell } from './plan.ts';

const looks = {
  free: 'border-seat-free-edge bg-seat-free text-seat-free-ink [box-shadow:inset_0_var(--back)_var(--color-seat-free-edge)]',
  mine: 'border-mine-edge bg-mine text-on-mine [box-shadow:inset_0_var(--back)_var(--color-mine-edge)]',
  taken: 'border-seat-taken-edge bg-seat-taken person text-transparent forced-colors:text-[GrayText]',
} satisfies Record<SeatState, string>;

/**
 * A seat from above. A free one has a thick back and its number. An own one has a fill and a tick, and a taken one is flat with a person.
 * All states have the same size, so a change needs a paint but no layout.
 */
export const seatLook = ({ state, isBusy }: SeatCell): string =>
  cx(
    'relative grid size-seat [--back:-6px] place-items-center rounded-[12px_12px_14px_14px] border-2 pb-1 figure leading-none before:content-[attr(data-text)] [contain:layout_size_style]',
    // A scale at all times, because a press that adds one would cause a layout.
    state !== 'taken' && 'motion-safe:scale-100 motion-safe:active:scale-95',
    state === 'free' && 'hover:bg-action-soft',
    looks[state],
    isBusy && 'outline-3 outline-offset-2 outline-ink outline-dashed',
  );

export function drawSeat({ state, forPet }: SeatCell): ReactNode {
  const mark = forPet ? <PawPrint className="size-[12px]" /> : state === 'mine' && <Check className="size-[12px]" strokeWidth={3.5} />;
  return (
    mark && (
      <span className="absolute -end-[8px] -top-[8px] grid size-[20px] place-items-center rounded-round bg-board text-board-accent ring-2 ring-bus-floor">
        {mark}
      </span>
    )
  );
}

/** The same three seats in text size, for the legend. */
export function SeatSample({ state }: { state: SeatState }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-[1.625rem] flex-none [&>svg]:size-3.5 place-items-center rounded-[0.375rem] border-[1.5px] pb-0.5 [--back:-3.5px]',
        looks[state],
      )}
    >
      {state === 'mine' && <Check />}
    </span>
  );
}
