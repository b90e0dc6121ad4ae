import { useState } from 'react';
import { common, shell } from '../../messages/es-MX.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const texts = {
  terms: { title: shell.legal.terms, lines: shell.legal.termsText },
  privacy: { title: shell.legal.privacy, lines: shell.legal.privacyText },
};

type LegalLinkProps = { text: keyof typeof texts; isInline?: boolean };

/** Opens the terms or the privacy notice over the page. */
export function LegalLink({ text, isInline = false }: LegalLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, lines } = texts[text];
  return (
    <>
      <TextLink size="sm" inline={isInline} onPress={() => setOpen(true)}>
        {isInline ? title.toLowerCase() : title}
      </TextLink>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={common.close}>
        <div className="grid gap-3">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Sheet>
    </>
  );
}
