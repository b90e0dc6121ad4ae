import { cx } from './cx.ts';

const sizes = {
  md: 'size-11 border-2 border-b-[7px] text-[1.0625rem] rounded-[0.6875rem_0.6875rem_0.8125rem_0.8125rem]',
  sm: 'size-9 border-[1.5px] border-b-[6px] text-[0.9375rem] rounded-[0.5625rem_0.5625rem_0.6875rem_0.6875rem]',
};

/** A number on the marigold colour, which marks own seats. */
export function NumberBadge({ children, size = 'md' }: { children: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={cx(
        'inline-grid flex-none place-items-center border-mine-edge bg-mine font-sign leading-none font-heavy text-on-mine print:border-black print:bg-white',
        sizes[size],
      )}
    >
      {children}
    </span>
  );
}
