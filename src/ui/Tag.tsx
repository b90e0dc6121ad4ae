import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TagProps = { tone?: 'neutral' | 'success' | 'warn' | 'danger' | 'info' | 'board'; icon?: ReactNode; children: ReactNode };

const tones = {
  neutral: 'bg-surface-sunken text-ink',
  success: 'bg-success-soft text-success-ink',
  warn: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  info: 'bg-info-soft text-info-ink',
  board: 'border border-board-accent text-board-accent',
};

/** A label for a state, of one or two words. `board` is the amber outline on the dark header. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-tag font-strong whitespace-nowrap [&_svg]:size-[0.9375rem] forced-colors:border',
        tone === 'board' ? 'px-1.5 text-micro' : 'px-2 py-0.5 text-caption leading-5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
