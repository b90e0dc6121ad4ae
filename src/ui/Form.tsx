import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { SentForm } from './SentForm.ts';

type FormProps = {
  onSubmit: () => void;
  id?: string;
  'aria-label'?: string;
  className?: string;
  /** The form came in place of another, so its first field gets the focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A form. After a submit its fields show their errors, and the first of them gets the focus. Enter does the same while the button is disabled. */
export function Form({ onSubmit, takesFocus = false, className, children, ...attributes }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 && form.current) focusFirstInvalid(form.current);
  }, [sent]);
  return (
    <form
      ref={form}
      noValidate
      data-takes-focus={takesFocus || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSent((times) => times + 1);
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) setSent((times) => times + 1);
      }}
      {...attributes}
      // With large text the words of a button would else widen every field.
      className={cx('grid-cols-[minmax(0,1fr)]', className)}
    >
      <SentForm value={sent > 0}>{children}</SentForm>
    </form>
  );
}
