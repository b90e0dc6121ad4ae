import { shell } from '../../messages/es-MX.ts';
import { PageFooter } from '../../ui/PageFooter.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LegalLink } from '../parts/LegalLink.tsx';
import { helpHref } from './links.ts';

/** The footer of every page. */
export function ShopFooter({ homeHref }: { homeHref: string }) {
  return (
    <PageFooter text={shell.foot}>
      <LegalLink text="terms" />
      <LegalLink text="privacy" />
      <TextLink size="sm" href={helpHref(homeHref)}>
        {shell.questions}
      </TextLink>
    </PageFooter>
  );
}
