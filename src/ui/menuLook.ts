import { cx } from './cx.ts';

/** One line of a list or a menu; red when what it does cannot be undone. */
export const menuItemClass = (isDanger = false): string =>
  cx(
    'flex w-full cursor-pointer items-center gap-3.5 rounded-[0.625rem] px-3 py-2 text-start font-medium no-underline hover:bg-surface-sunken off:cursor-not-allowed off:text-ink-faint',
    isDanger ? 'text-danger-ink' : 'text-ink [&_svg]:text-ink-muted',
  );

/** The focus on a line of a list of the library, which may be there while another element has it. */
export const listFocusClass =
  'outline-none data-focused:bg-surface-sunken data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus';
