import { Suspense, useEffect, useState } from 'react';
import { shell } from '../../messages/es-MX.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageFooter } from '../../ui/PageFooter.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { whenIdle } from '../../ui/whenIdle.ts';
import { useShopFacts } from '../parts/ShopFacts.ts';

const ContactLinks = lazyPart(async () => (await import('../parts/ContactLinks.tsx')).ContactLinks);

/** The footer of every page. The contact loads after the page. */
export function ShopFooter() {
  const { company, hrefs } = useShopFacts();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <PageFooter text={shell.foot(company)}>
      <TextLink size="sm" href={hrefs.terms}>
        {shell.legal.terms}
      </TextLink>
      <TextLink size="sm" href={hrefs.privacy}>
        {shell.legal.privacy}
      </TextLink>
      <TextLink size="sm" href={hrefs.help}>
        {shell.questions}
      </TextLink>
      <div className="flex min-h-8 basis-full flex-wrap items-center gap-x-5">
        <Suspense>{isIdle && <ContactLinks />}</Suspense>
      </div>
    </PageFooter>
  );
}
