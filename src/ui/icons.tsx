import type { ReactNode } from 'react';

const Glyph = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="lucide"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** Somebody sits there. */
export const StairsIcon = () => (
  <Glyph>
    <path d="M3 20h4.5v-4H12v-4h4.5V8H21V4" />
  </Glyph>
);
