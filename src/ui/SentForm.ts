import { createContext } from 'react';

/** True below a `Form` that was sent: each of its fields shows its error (decision 35). */
export const SentForm = createContext(false);
