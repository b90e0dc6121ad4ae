import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type NoticeProps = {
  tone?: 'info' | 'success' | 'warn' | 'error';
  icon?: ReactNode;
  /** It appears after the page, so a live region announces it, at once for `warn` and `error`. */
  isLive?: boolean;
  className?: string;
  children: ReactNode;
};

const looks = {
  info: { box: 'bg-info-soft', glyph: 'text-info-ink', icon: <Info /> },
  success: { box: 'bg-success-soft', glyph: 'text-success-ink', icon: <CircleCheck /> },
  warn: { box: 'bg-warning-soft', glyph: 'text-warning-ink', icon: <TriangleAlert /> },
  error: { box: 'bg-danger-soft', glyph: 'text-danger-ink', icon: <CircleAlert /> },
};

/** A short message in the page. Its icon repeats the meaning of its colour. */
export function Notice({ tone = 'info', icon, isLive = false, className, children }: NoticeProps) {
  const look = looks[tone];
  const role = tone === 'warn' || tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isLive ? role : undefined}
      className={cx('flex gap-3 rounded-control px-3.5 py-3 text-small leading-[1.3125rem] forced-colors:border', look.box, className)}
    >
      <span className={cx('mt-px', look.glyph)}>{icon ?? look.icon}</span>
      <div className="grid min-w-0 flex-1 gap-0.5">{children}</div>
    </div>
  );
}
