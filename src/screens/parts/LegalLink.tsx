import { Suspense, useState } from 'react';
import { common, shell } from '../../messages/es-MX.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { LegalTextProps } from './LegalText.tsx';

const LegalText = lazyPart<LegalTextProps>(async () => (await import('./LegalText.tsx')).LegalText);

type LegalLinkProps = LegalTextProps & { isInline?: boolean };

/** Opens the terms or the privacy notice over the page. */
export function LegalLink({ text, isInline = false }: LegalLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const title = shell.legal[text];
  return (
    <>
      <TextLink size="sm" inline={isInline} onPress={() => setOpen(true)}>
        {isInline ? title.toLowerCase() : title}
      </TextLink>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={common.close}>
        <Suspense>
          <LegalText text={text} />
        </Suspense>
      </Sheet>
    </>
  );
}
LegalLink.preload = LegalText.preload;
