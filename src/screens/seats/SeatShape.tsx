import { Check, PawPrint } from 'lucide-react';
import type { SeatState } from '../../../machines/domain/seat.ts';
import { cx } from '../../ui/cx.ts';
import { PersonIcon } from '../../ui/icons.tsx';

const looks = {
  free: 'border-seat-free-edge bg-seat-free text-seat-free-ink group-hover:bg-action-soft motion-safe:group-active:scale-95',
  mine: 'border-mine-edge bg-mine text-on-mine motion-safe:group-active:scale-95',
  taken: 'border-seat-taken-edge bg-seat-taken text-seat-taken-ink',
} satisfies Record<SeatState, string>;

type SeatShapeProps = { number: string; state: SeatState; isBusy: boolean; forPet: boolean };

/** A seat from above: free has a thick back and its number, mine is filled with a tick, taken is flat with a person. */
export function SeatShape({ number, state, isBusy, forPet }: SeatShapeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative grid size-(--seat) place-items-center [&>svg]:size-1/2 rounded-[12px_12px_14px_14px] pt-0.5 transition-[background-color,scale] duration-tap',
        state === 'taken' ? 'border-[1.5px]' : 'border-2 border-b-[8px]',
        looks[state],
        isBusy && 'outline-3 outline-offset-2 outline-ink outline-dashed',
      )}
    >
      {state === 'taken' ? <PersonIcon /> : <b className="figure leading-none">{number}</b>}
      {(state === 'mine' || forPet) && (
        <span className="absolute -end-[8px] -top-[8px] grid size-[20px] place-items-center rounded-round bg-board text-board-accent ring-2 ring-bus-floor">
          {forPet ? <PawPrint className="size-[12px]" /> : <Check className="size-[12px]" strokeWidth={3.5} />}
        </span>
      )}
    </span>
  );
}

/** The same three seats at the size of a line of text, for the legend. */
export function SeatSample({ state }: { state: SeatState }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-[1.625rem] flex-none [&>svg]:size-3.5 place-items-center rounded-[0.375rem]',
        looks[state],
        state === 'taken' ? 'border-[1.5px]' : 'border-[1.5px] border-b-[5px]',
      )}
    >
      {state === 'mine' && <Check />}
      {state === 'taken' && <PersonIcon />}
    </span>
  );
}
