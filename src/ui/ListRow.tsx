import type { ReactNode } from 'react';

type ListRowProps = {
  /** A sign before the text: a `RowIcon`. */
  lead?: ReactNode;
  title: ReactNode;
  /** Muted, below the title. */
  detail?: ReactNode;
  /** Buttons or a tag. */
  end?: ReactNode;
};

/** A line of a list inside a card; put it in a `ul`. */
export function ListRow({ lead, title, detail, end }: ListRowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-line py-3 not-first:border-t">
      {lead}
      <p className="min-w-0 flex-[1_1_9rem]">
        <b className="block font-strong wrap-anywhere">{title}</b>
        {detail && <span className="block text-small wrap-anywhere text-ink-muted">{detail}</span>}
      </p>
      {end && <span className="flex items-center">{end}</span>}
    </li>
  );
}

/** A round icon before a line. */
export function RowIcon({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid size-9 flex-none place-items-center rounded-round ${isCurrent ? 'bg-ink text-surface' : 'bg-surface-sunken text-ink-muted'}`}
    >
      {children}
    </span>
  );
}
