import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

type CardProps = {
  title?: ReactNode;
  /** Beside the title. */
  end?: ReactNode;
  /** The level of the title; its size does not change. */
  level?: 2 | 3;
  /** The accessible name of a card without a title. */
  label?: string;
  /** No padding: the content reaches the edge. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
};

/** White paper on the canvas; a region when it has a title or a label. */
export function Card({ title, end, level = 2, label, isFlush = false, className, children }: CardProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const Box = title === undefined && label === undefined ? 'div' : 'section';
  return (
    <Box
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={title === undefined ? label : undefined}
      className={cx(
        'rounded-card bg-surface shadow-card forced-colors:border',
        isFlush ? 'overflow-hidden' : 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-[clamp(0.75rem,4.1vw,1rem)] md:p-6',
        className,
      )}
    >
      {title !== undefined && (
        <div className={cx('flex items-center justify-between gap-3', isFlush && 'p-4')}>
          <Title id={id} className="text-title-3">
            {title}
          </Title>
          {end}
        </div>
      )}
      {children}
    </Box>
  );
}
