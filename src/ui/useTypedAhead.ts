import { useEffect, useEffectEvent, type RefObject } from 'react';

type TypedAhead = {
  isOpen: boolean;
  /** The input that will get the focus. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
};

/** Appends the letters that are typed before the input of an opening overlay has the focus. Its code may still load. */
export function useTypedAhead({ isOpen, input, text, onType }: TypedAhead): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    // A first space presses the focused button.
    const isLetter = event.key.length === 1 && (event.key !== ' ' || text !== '');
    if (isCommand || !isLetter || document.activeElement === input.current) return;
    event.preventDefault();
    event.stopPropagation();
    onType(text + event.key);
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => take(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
}
