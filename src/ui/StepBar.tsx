import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { PlainLink } from './PlainLink.tsx';

export type Step = { id: string; label: string; state: 'done' | 'current' | 'todo'; /** Makes the step a link. */ onPress?: () => void };

type StepBarProps = {
  label: string;
  /** Read before a completed step. */
  doneLabel: string;
  steps: readonly Step[];
};

const bars = { done: 'before:bg-on-board-muted', current: 'before:bg-board-accent', todo: 'before:bg-board-line' };

/** The progress of the steps: bars above short texts, a tick on completed ones. It is part of the board. */
export function StepBar({ label, doneLabel, steps }: StepBarProps) {
  return (
    <ol
      aria-label={label}
      className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-1.5 pt-0.5 pb-3 lg:auto-cols-[clamp(5.75rem,9.5vw,8rem)] lg:gap-2 lg:py-0 @max-[16rem]:grid-flow-row @max-[16rem]:grid-cols-2"
    >
      {steps.map(({ id, label: text, state, onPress }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cx(
            'relative grid gap-1.5 text-micro whitespace-nowrap before:h-1 before:rounded-[2px] lg:text-caption',
            bars[state],
            state === 'current' ? 'font-bold text-on-board' : 'font-medium text-on-board-muted',
          )}
        >
          <span className="truncate @max-[16rem]:wrap-anywhere @max-[16rem]:whitespace-normal">
            {state === 'done' && (
              <>
                <Check className="me-0.5 inline size-3 align-[-0.1em]" />
                <span className="sr-only">{doneLabel} </span>
              </>
            )}
            {onPress ? (
              <PlainLink
                onPress={onPress}
                className="cursor-pointer rounded-tag after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-on-board hover:underline"
              >
                {text}
              </PlainLink>
            ) : (
              text
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
