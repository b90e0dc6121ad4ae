import type { ReactNode } from 'react';

/** The footer of a page: a text with links beside it. */
export function PageFooter({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <footer className="border-t border-line px-4 py-5 text-caption text-ink-muted md:px-8 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-1">
        <span>{text}</span>
        {children}
      </div>
    </footer>
  );
}
