import { glyph } from './glyph.tsx';

/** To another floor. */
export const StairsIcon = glyph('M3 20h4.5v-4H12v-4h4.5V8H21V4');
