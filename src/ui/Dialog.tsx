import { useRef, type ReactNode } from 'react';
import { useDialog } from 'react-aria/useDialog';

type DialogProps = {
  role?: 'dialog' | 'alertdialog';
  /** Its name, where no title is drawn. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-busy'?: boolean;
  className?: string;
  /** `title` goes to the heading that names the dialog. */
  children: ReactNode | ((title: { id?: string }) => ReactNode);
};

/** What a panel holds: named, and focused when nothing in it is. The component of react-aria brings its menus along, so this is its hook. */
export function Dialog({ className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps, titleProps } = useDialog(props, ref);
  return (
    <section {...dialogProps} aria-busy={props['aria-busy']} ref={ref} className={className}>
      {typeof children === 'function' ? children({ ...(titleProps.id !== undefined && { id: titleProps.id }) }) : children}
    </section>
  );
}
