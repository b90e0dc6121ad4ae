import { useEffect } from 'react';
import type { LegalText } from '../../messages/fillText.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { showSection } from '../../ui/showSection.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';

/** The terms or the privacy notice. Each section has an anchor. */
export function LegalScreen({ text: { title, updated, sections } }: { text: LegalText }) {
  // A link to a section may arrive before this page.
  useEffect(() => void showSection(location.hash), []);
  return (
    <Page isNarrow>
      <header className="grid gap-1">
        <h1>{title}</h1>
        <p className="text-small text-ink-muted">{updated}</p>
      </header>
      <Card label={title}>
        {sections.map(({ id, title: heading, text }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-4 gap-2.5 not-first:pt-2">
            <h2 id={`${id}-title`} className="text-title-3">
              {heading}
            </h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </Card>
    </Page>
  );
}
