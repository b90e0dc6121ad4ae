import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from './cx.ts';

type IconButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style' | 'aria-label'> & {
  /** Its name, said and shown nowhere else. */
  label: string;
  icon: ReactNode;
  onBoard?: boolean;
  className?: string;
};

/** A 44 px button that is only a glyph. `onBoard` when it stands on the dark header. */
export function IconButton({ label, icon, onBoard = false, className, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={cx(
        'inline-grid size-tap flex-none place-items-center rounded-control transition-[background-color,translate] duration-tap motion-safe:pressed:translate-y-px off:cursor-not-allowed off:bg-transparent off:text-line-strong [&_svg]:size-6',
        onBoard ? 'hover:bg-board-raised pressed:bg-board-raised' : 'hover:bg-surface-sunken pressed:bg-surface-sunken',
        className,
      )}
    >
      {icon}
    </AriaButton>
  );
}
