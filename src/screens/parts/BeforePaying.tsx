import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { common, contact, helpTopics } from '../../messages/es-MX.ts';
import type { HelpAnchor } from '../../messages/fillText.ts';
import { listParts } from '../../messages/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { contactLinks } from './contactLinks.ts';
import { NewTabLink } from './NewTabLink.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { useLast } from './useLast.ts';
import { useShopFacts } from './ShopFacts.ts';

const { lead, links, doubts } = contact.rules;

/** What a traveller asks before paying. The answers open over the page, so the form and the hold stay as they are. */
export function BeforePaying() {
  const [asked, setAsked] = useState<HelpAnchor | null>(null);
  const phone = contactLinks(useShopFacts().company).find(({ by }) => by === 'phone');
  return (
    <>
      <p className="text-center text-small text-pretty text-ink-muted">
        {lead}{' '}
        {listParts(links.map(({ label }) => label)).map(({ value }) => {
          const link = links.find(({ label }) => label === value);
          return link ? (
            <TextLink key={value} inline aria-haspopup="dialog" onPress={() => setAsked(link.anchor)}>
              {value}
            </TextLink>
          ) : (
            value
          );
        })}
        .{phone && ` ${doubts} `}
        {phone && (
          <TextLink inline href={phone.href}>
            {phone.label}
          </TextLink>
        )}
        {phone && '.'}
      </p>
      <AnswerSheet asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** The whole help opens in another tab. */
function AnswerSheet({ asked, onClose }: { asked: HelpAnchor | null; onClose: () => void }) {
  const { hrefs } = useShopFacts();
  const shown = useLast(asked);
  const answered = helpTopics.flatMap(({ questions }) => questions).find(({ id }) => id === shown);
  return (
    <Sheet isOpen={asked !== null} onClose={onClose} title={answered?.question} closeLabel={common.close}>
      {answered && <Paragraphs text={answered.answer} />}
      <p>
        <NewTabLink href={`${hrefs.help}#${shown ?? ''}`} icon={<ExternalLink className="size-4" />}>
          {contact.all}
        </NewTabLink>
      </p>
    </Sheet>
  );
}
