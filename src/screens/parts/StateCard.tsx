import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type StateCardProps = {
  /** A glyph in a circle, or a drawing with `picture`. */
  icon?: ReactNode;
  picture?: string;
  tone?: 'neutral' | 'warn';
  title: string;
  /** The level of the title; the size stays. */
  level?: 1 | 2;
  /** It came in place of what was asked for: said at once. */
  isAlert?: boolean;
  /** Buttons, the main one first. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A card in place of content: nothing found, a failed load, a finished step. One line, one action. */
export function StateCard({ icon, picture, tone = 'neutral', title, level = 2, isAlert = false, action, children }: StateCardProps) {
  const Title = `h${level}` as const;
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className="grid justify-items-center gap-2 rounded-card bg-surface px-4 py-8 text-center text-ink-muted shadow-card md:py-12"
    >
      {picture && <img src={picture} alt="" width="176" height="106" className="w-44" />}
      {icon && (
        <span
          className={cx(
            'mb-1 grid size-14 place-items-center rounded-round [&_svg]:size-7',
            tone === 'warn' ? 'bg-warning-soft text-warning-ink' : 'bg-surface-sunken text-ink',
          )}
        >
          {icon}
        </span>
      )}
      <Title className="text-title-3 text-ink">{title}</Title>
      {children && <div className="max-w-prose text-pretty">{children}</div>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-3">{action}</div>}
    </section>
  );
}
