import { shell } from '../../messages/es-MX.ts';
import { NewTabLink } from './NewTabLink.tsx';
import { useShopFacts } from './ShopFacts.ts';

type LegalLinkProps = { text: 'terms' | 'privacy'; isInline?: boolean };

/** The terms or the privacy notice, beside a form or a dialog that stays open. */
export function LegalLink({ text, isInline = false }: LegalLinkProps) {
  const title = shell.legal[text];
  return (
    <NewTabLink size="sm" wraps inline={isInline} href={useShopFacts().hrefs[text]}>
      {isInline ? title.toLowerCase() : title}
    </NewTabLink>
  );
}
