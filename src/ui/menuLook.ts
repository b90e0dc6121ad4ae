import { cx } from './cx.ts';

/** The classes of a line of a list or a menu; red for an action that cannot be undone. */
export const menuItemClass = (isDanger = false): string =>
  cx(
    'flex w-full cursor-pointer items-center gap-3.5 rounded-[0.625rem] px-3 py-2 text-start font-medium no-underline hover:bg-surface-sunken off:cursor-not-allowed off:text-ink-faint',
    isDanger ? 'text-danger-ink' : 'text-ink [&_svg]:text-ink-muted',
  );

/** The focus ring of a line in a library list, which may apply while another element has the focus. */
export const listFocusClass =
  'outline-none data-focused:bg-surface-sunken data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus';

/** The classes of a menu's panel: 336 px wide, and a sheet at the bottom on phones. */
export const menuClass =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:left-0! max-md:max-h-[80dvh]! max-md:max-w-none max-md:rounded-b-none max-md:rounded-t-sheet max-md:p-3 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:shadow-[0_0_0_100vmax_var(--color-scrim)] md:w-[21rem]';
