import type { FocusEvent } from 'react';

/** Brings what takes the focus in a row that scrolls wholly into sight: the browser is content when a part of it shows. */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
