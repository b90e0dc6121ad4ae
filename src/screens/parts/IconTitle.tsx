import type { ReactNode } from 'react';

const looks = {
  own: 'bg-mine text-on-mine',
  done: 'bg-action text-on-action',
} as const;

type IconTitleProps = { icon: ReactNode; tone: keyof typeof looks; title: string; children?: ReactNode };

/** The title of a page that answers: a round icon, the title, one paragraph. */
export function IconTitle({ icon, tone, title, children }: IconTitleProps) {
  return (
    <div className="grid gap-3">
      <span aria-hidden="true" className={`grid size-14 place-items-center rounded-round [&_svg]:size-7 ${looks[tone]}`}>
        {icon}
      </span>
      <h1>{title}</h1>
      {children && <p className="text-pretty text-ink-muted">{children}</p>}
    </div>
  );
}
