import type { ReactNode } from 'react';

type Point = { icon: ReactNode; title: string; text: string };

/** A list of short facts, each with an icon. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid gap-4">
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3.5">
          <span aria-hidden="true" className="text-action-ink">
            {icon}
          </span>
          <p className="min-w-0">
            <b className="block font-strong">{title}</b>
            <span className="text-small text-ink-muted">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
