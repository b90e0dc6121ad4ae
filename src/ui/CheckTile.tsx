import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { boxClass, Tickable, type TickableProps } from './Checkbox.tsx';
import { cx } from './cx.ts';

type CheckTileProps = Omit<TickableProps, 'className'> & {
  /** A badge or an icon at the start. */
  lead?: ReactNode;
  /** It can never be chosen: a lock stands for the box. */
  isLocked?: boolean;
};

/** A wide card that is one checkbox, with its box at the end. */
export function CheckTile({ lead, isLocked = false, isDisabled = false, children, ...box }: CheckTileProps) {
  return (
    <Tickable
      {...box}
      isDisabled={isDisabled || isLocked}
      className={cx(
        'flex min-h-15 cursor-pointer items-center gap-3 rounded-control border-[1.5px] px-3.5 py-3 off:cursor-not-allowed',
        isLocked
          ? 'border-transparent bg-surface-sunken'
          : 'border-line-strong hover:border-ink selected:border-action selected:bg-[color-mix(in_srgb,var(--color-action-soft)_45%,var(--color-surface))] selected:shadow-[inset_0_0_0_1px_var(--color-action)]',
      )}
    >
      {lead}
      <span className="min-w-0 flex-1">{children}</span>
      {isLocked ? (
        <Lock className="size-6 flex-none" />
      ) : (
        <span className={boxClass}>
          <Check className="size-4" />
        </span>
      )}
    </Tickable>
  );
}
