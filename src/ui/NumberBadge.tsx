import { cx } from './cx.ts';

const sizes = {
  md: 'size-11 border-2 border-b-[7px] text-[1.0625rem] rounded-[0.6875rem_0.6875rem_0.8125rem_0.8125rem]',
  sm: 'size-9 border-[1.5px] border-b-[6px] text-[0.9375rem] rounded-[0.5625rem_0.5625rem_0.6875rem_0.6875rem]',
};

type NumberBadgeProps = {
  children: string;
  size?: keyof typeof sizes;
  /** Grey, in a choice where it cannot be chosen. */
  isOff?: boolean;
};

/** A number on the marigold colour, which marks own seats. */
export function NumberBadge({ children, size = 'md', isOff = false }: NumberBadgeProps) {
  return (
    <span
      translate="no"
      className={cx(
        'inline-grid flex-none place-items-center font-sign leading-none font-heavy print:border-black print:bg-white',
        isOff ? 'border-seat-taken-edge bg-seat-taken text-seat-taken-ink' : 'border-mine-edge bg-mine text-on-mine',
        sizes[size],
      )}
    >
      {children}
    </span>
  );
}
