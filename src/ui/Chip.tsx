import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainButton } from './PlainButton.tsx';

const look =
  'inline-flex min-h-10 flex-none items-center gap-1.5 rounded-round border-[1.5px] border-line-strong bg-surface px-3.5 text-small font-semibold whitespace-nowrap text-ink transition-[background-color,translate] duration-tap hover:border-ink motion-safe:pressed:translate-y-px selected:border-ink selected:bg-ink selected:text-surface off:cursor-not-allowed off:border-line off:text-ink-faint [&_svg]:size-4.5';

type ChipProps = {
  icon?: ReactNode;
  /** Not needed as the trigger of a `Menu`. */ onPress?: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A round button that does something small. */
export function Chip({ icon, children, ...props }: ChipProps) {
  return (
    <PlainButton {...props} className={look}>
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

/** A round button that stays chosen, with a tick. */
export function ToggleChip({ icon, isSelected, onChange, isDisabled, children }: ToggleChipProps) {
  return (
    <PlainButton
      isDisabled={isDisabled}
      onPress={() => onChange(!isSelected)}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      className={look}
    >
      {icon}
      {children}
      {isSelected && <Check />}
    </PlainButton>
  );
}

/** Chips in one line that scrolls to the sides and may reach the edge of the page on phones. */
export function ChipRow({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('no-scrollbar -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-1 md:mx-0 md:px-0.5', className)}
    >
      {children}
    </div>
  );
}
