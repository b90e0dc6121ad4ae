import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

type FormProps = {
  onSubmit: () => void;
  id?: string;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
};

/** A form. After a submit it focuses the first field with an error. */
export function Form({ onSubmit, children, ...attributes }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 && form.current) focusFirstInvalid(form.current);
  }, [sent]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSent((times) => times + 1);
      }}
      {...attributes}
    >
      {children}
    </form>
  );
}
