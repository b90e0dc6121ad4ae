import { useEffect, type RefObject } from 'react';

/**
 * Inside a sheet: its field gets the focus on closing, also when another field opened the sheet. A closing overlay restores the focus a frame
 * later, so this runs after it. A field behind another overlay takes no focus.
 */
export function ReturnFocus({ field }: { field: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () =>
      void requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!field.current?.closest('[aria-hidden="true"], [inert]')) field.current?.focus({ preventScroll: true });
        }),
      ),
    [field],
  );
  return null;
}
