import { shell } from '../../messages/es-MX.ts';
import { PageFooter } from '../../ui/PageFooter.tsx';
import { LegalLink } from '../parts/LegalLink.tsx';

/** The footer of every page. */
export function ShopFooter() {
  return (
    <PageFooter text={shell.foot}>
      <LegalLink text="terms" />
      <LegalLink text="privacy" />
    </PageFooter>
  );
}
