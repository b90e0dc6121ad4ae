import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusFirstInvalid } from '../../ui/focusFirstInvalid.ts';

/** The ref of a form, and what to call after it was sent: focus goes to its first field with an error, when it has one. */
export function useFocusFirstInvalid(): [form: RefObject<HTMLFormElement | null>, onSent: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0 && form.current) focusFirstInvalid(form.current);
  }, [sent]);
  return [form, () => setSent((times) => times + 1)];
}
