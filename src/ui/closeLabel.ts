import { createContext } from 'react';

/** The label of a close button that has none of its own. The frame of the page sets it, because the kit contains no text. */
export const CloseLabel = createContext('');
