import type { SVGProps } from 'react';
import { cx } from './cx.ts';

/** An icon of one path in a square of 24, its strokes 2 wide in the colour of the words. The build makes those of lucide-react with it (`scripts/flatIcons.ts`). */
export const glyph = (path: string) =>
  function Glyph({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
        className={cx('lucide', className)}
      >
        <path d={path} />
      </svg>
    );
  };
