import type { ReactNode } from 'react';

/** The drawings of `src/assets` show this name. */
const DRAWN = 'Andén';

/** The name of a shop: its drawing, or any other name in the type of signs. */
export function Wordmark({ name, children }: { name: string; /** The drawing. */ children: ReactNode }) {
  return name === DRAWN ? children : <b className="line-clamp-2 font-sign text-title-3 wrap-anywhere">{name}</b>;
}
