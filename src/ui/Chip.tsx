import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainButton } from './PlainButton.tsx';

/** The classes of a chip, for a button that a library component renders. */
export const chipClass =
  'inline-flex min-h-10 flex-none items-center gap-1.5 rounded-round border-[1.5px] border-line-strong bg-surface px-3.5 text-small font-semibold whitespace-nowrap text-ink pointer-fine:transition-[background-color,translate] pointer-fine:duration-tap hover:border-ink motion-safe:pressed:translate-y-px selected:border-ink selected:bg-ink selected:text-surface off:cursor-not-allowed off:border-line off:text-ink-faint [&_svg]:size-4.5';

type ChipProps = {
  icon?: ReactNode;
  /** Omit it for the trigger of a `Menu`. */ onPress?: () => void;
  isDisabled?: boolean;
  /** It is the current one of several. */
  isCurrent?: boolean;
  children: ReactNode;
};

/** A small round button. */
export function Chip({ icon, isCurrent = false, children, ...props }: ChipProps) {
  return (
    <PlainButton {...props} {...(isCurrent && { 'aria-current': true, 'data-selected': true })} className={chipClass}>
      {icon}
      {children}
    </PlainButton>
  );
}

type ToggleChipProps = {
  icon?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A round toggle button with a tick. */
export function ToggleChip({ icon, isSelected, onChange, isDisabled, children }: ToggleChipProps) {
  return (
    <PlainButton
      isDisabled={isDisabled}
      onPress={() => onChange(!isSelected)}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      className={chipClass}
    >
      {icon}
      {children}
      {isSelected && <Check />}
    </PlainButton>
  );
}

/** Chips in one line that scrolls horizontally and may reach the edge of the page on phones. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-1 md:mx-0 md:px-0.5', className)}
    >
      {children}
    </div>
  );
}
