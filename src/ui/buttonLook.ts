import { cx } from './cx.ts';

export type ButtonLook = {
  look?: 'primary' | 'outlined' | 'soft' | 'ghost' | 'danger' | 'danger-ghost' | 'board' | 'tool' | undefined;
  /** `lg` is 52 px tall, `md` 44 px. */
  size?: 'md' | 'lg' | undefined;
  /** Fills its container. */
  block?: boolean | undefined;
  /** For the position only: margin, grid area, flex. */
  className?: string | undefined;
};

const base =
  'inline-flex items-center rounded-control border-[1.5px] font-strong no-underline pointer-fine:transition-[background-color,border-color,translate] pointer-fine:duration-tap off:transition-none motion-safe:pressed:translate-y-px data-pending:cursor-progress off:not-data-pending:cursor-not-allowed off:not-data-pending:border-transparent off:not-data-pending:bg-surface-sunken off:not-data-pending:text-ink-faint forced-colors:off:text-[GrayText]';

const centred = 'justify-center gap-2 py-2 text-center leading-5';
/** One of several in a `Tools`, where a row has no room for wide margins. */
const tool = 'justify-start gap-1.5 py-1 text-start text-caption leading-4';

const looks = {
  primary: 'border-transparent bg-action px-5 text-[1.0625rem] text-on-action hover:bg-action-hover pressed:bg-action-pressed',
  outlined: 'border-line-strong bg-surface px-4 text-ink hover:border-ink hover:bg-surface-hover pressed:bg-surface-sunken',
  soft: 'border-transparent bg-action-soft px-4 text-action-ink hover:bg-action-soft-hover pressed:bg-action-soft-hover',
  ghost: 'border-transparent px-3 text-action-ink hover:bg-action-soft pressed:bg-action-soft-hover',
  danger: 'border-transparent bg-danger px-4 text-on-danger hover:bg-danger-hover pressed:bg-danger-pressed',
  'danger-ghost': 'border-transparent px-3 text-danger-ink hover:bg-danger-soft pressed:bg-danger-soft',
  tool: 'border-line-strong bg-surface px-3 text-ink hover:border-ink hover:bg-surface-hover pressed:bg-surface-sunken @min-[16rem]:px-1.5',
  board: 'border-board-edge px-[min(0.875rem,3.6vw)] text-small text-on-board hover:bg-board-raised pressed:bg-board-raised',
};

/** The classes of `Button` and `LinkButton`. */
export function buttonClass({ look = 'outlined', size, block, className }: ButtonLook): string {
  const tall = size ?? (look === 'primary' || look === 'danger' ? 'lg' : 'md');
  return cx(
    base,
    look === 'tool' ? tool : centred,
    looks[look],
    tall === 'lg' ? 'min-h-control' : 'min-h-tap',
    block && 'w-full',
    className,
  );
}
