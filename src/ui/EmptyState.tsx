import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  /** Address of a drawing. */
  picture?: string;
  icon?: ReactNode;
  title: ReactNode;
  /** Makes the title a heading of this level; its size does not change. */
  level?: 1 | 2 | 3;
  /** One line. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** A placeholder for missing content: a drawing, one line, one action. */
export function EmptyState({ picture, icon, title, level, children, actions, className }: EmptyStateProps) {
  const Title = level === undefined ? 'strong' : (`h${level}` as const);
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-[clamp(0.25rem,4.1vw,1rem)] py-6 text-center text-ink-muted',
        className,
      )}
    >
      {picture && <img src={picture} alt="" className="w-44" />}
      {icon && <span className="grid size-14 place-items-center rounded-round bg-surface-sunken text-ink [&_svg]:size-7">{icon}</span>}
      <Title className="font-sign text-title-3 font-bold text-ink">{title}</Title>
      {children && <div className="text-pretty">{children}</div>}
      {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  );
}
