import type { ReactNode } from 'react';

type PersonRowProps = {
  /** A `NumberBadge` or an icon. */
  badge: ReactNode;
  name: ReactNode;
  detail?: ReactNode;
  value?: ReactNode;
  /** Icon buttons to change or remove it. */
  tools?: ReactNode;
};

/** One person of a list: badge, name, a muted line, and below them an amount and tools. Render it inside an `li` or `ul`. */
export function PersonRow({ badge, name, detail, value, tools }: PersonRowProps) {
  return (
    <div className="grid gap-2 py-3.5">
      <div className="flex items-center gap-3">
        {badge}
        <div className="min-w-0 flex-1">
          <p className="leading-[1.375rem] font-strong wrap-anywhere">{name}</p>
          {detail && <p className="text-caption text-ink-muted">{detail}</p>}
        </div>
      </div>
      {(value || tools) && (
        <div className="flex items-center justify-between gap-2 ps-14">
          <span className="figure">{value}</span>
          {tools && <span className="-my-2 -me-2.5 flex text-ink-muted">{tools}</span>}
        </div>
      )}
    </div>
  );
}
