import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

type IconButtonProps = Omit<PlainButtonProps, 'className' | 'children' | 'aria-label'> & {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  onBoard?: boolean | undefined;
  className?: string | undefined;
};

type IconButtonLook = Pick<IconButtonProps, 'onBoard' | 'className'>;

/** The classes of `IconButton`, for a button that a library component renders. */
export const iconButtonClass = ({ onBoard = false, className }: IconButtonLook): string =>
  cx(
    'inline-grid size-tap flex-none place-items-center rounded-control pointer-fine:transition-[background-color,translate] pointer-fine:duration-tap motion-safe:pressed:translate-y-px off:cursor-not-allowed off:bg-transparent off:text-line-strong [&_svg]:size-6',
    onBoard ? 'hover:bg-board-raised pressed:bg-board-raised' : 'hover:bg-surface-sunken pressed:bg-surface-sunken',
    className,
  );

/** A 44 px button with an icon only. `onBoard` is for the dark header. */
export function IconButton({ label, icon, onBoard, className, ...props }: IconButtonProps) {
  return (
    <PlainButton {...props} aria-label={label} className={iconButtonClass({ onBoard, className })}>
      {icon}
    </PlainButton>
  );
}
