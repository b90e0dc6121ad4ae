import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { common, contact } from '../../messages/es-MX.ts';
import type { HelpAnchor, HelpTopic } from '../../messages/fillText.ts';
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
export function BeforePaying({ topics }: { topics: readonly HelpTopic[] }) {
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
      <AnswerSheet topics={topics} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

type AnswerSheetProps = { topics: readonly HelpTopic[]; asked: HelpAnchor | null; onClose: () => void };

/** The whole help opens in another tab. */
function AnswerSheet({ topics, asked, onClose }: AnswerSheetProps) {
  const { hrefs } = useShopFacts();
  const shown = useLast(asked);
  const answered = topics.flatMap(({ questions }) => questions).find(({ id }) => id === shown);
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
