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
export const PersonIcon = () => (
  <Glyph>
    <circle cx="12" cy="8" r="4.2" fill="currentColor" stroke="none" />
    <path d="M4.5 20.5c0-4.6 3.3-7.3 7.5-7.3s7.5 2.7 7.5 7.3z" fill="currentColor" stroke="none" />
  </Glyph>
);

export const StairsIcon = () => (
  <Glyph>
    <path d="M3 20h4.5v-4H12v-4h4.5V8H21V4" />
  </Glyph>
);
