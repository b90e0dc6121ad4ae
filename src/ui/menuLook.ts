import { cx } from './cx.ts';

/** One line of a list or a menu; red when what it does cannot be undone. */
export const menuItemClass = (isDanger = false): string =>
  cx(
    'flex w-full cursor-pointer items-center gap-3.5 rounded-[0.625rem] px-3 py-2 text-start font-medium no-underline outline-none hover:bg-surface-sunken data-focused:bg-surface-sunken data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus off:cursor-not-allowed off:text-ink-faint',
    isDanger ? 'text-danger-ink' : 'text-ink [&_svg]:text-ink-muted',
  );
