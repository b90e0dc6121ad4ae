import { cx } from './cx.ts';

type ControlState = { isInvalid?: boolean; isLocked?: boolean };

/** The border of a control, by its state. */
export function edgeClass({ isInvalid = false, isLocked = false }: ControlState): string {
  if (isLocked) return 'border-[1.5px] border-transparent bg-surface-sunken text-ink-muted';
  return isInvalid
    ? 'border-2 border-danger bg-surface hover:border-danger-hover'
    : 'border-[1.5px] border-line-strong bg-surface hover:border-ink';
}

/** A frame around an input. The ring covers its border, because a border beside a ring would look like two rings. */
export const frameClass =
  'w-full rounded-control px-3.5 has-[input:disabled]:border-transparent has-[input:disabled]:bg-surface-sunken has-[input:focus-visible]:outline-3 -outline-offset-2 has-[input:focus-visible]:outline-focus';

/** The frame of an input of 52 px. */
export const controlClass = (state: ControlState = {}): string =>
  cx('flex min-h-control min-w-0 items-center gap-2.5', frameClass, edgeClass(state));

/** The classes of an error line. */
export const errorClass = 'flex gap-1.5 text-caption font-medium text-danger-ink';
