import { Link } from 'react-aria-components/Link';

type PageFooterProps = { text: string; links: readonly { href: string; label: string }[] };

/** The last line of a page. */
export function PageFooter({ text, links }: PageFooterProps) {
  return (
    <footer className="border-t border-line px-4 py-5 text-caption text-ink-muted md:px-8 print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-1">
        <span>{text}</span>
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className="inline-block py-2 underline underline-offset-[0.2em]">
            {label}
          </Link>
        ))}
      </div>
    </footer>
  );
}
