import { dialled, type LineContact } from '../../../machines/domain/company.ts';
import { contact } from '../../messages/es-MX.ts';
import { Card } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { contactLinks } from './contactLinks.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { useShopFacts } from './ShopFacts.ts';

/** Whom a traveller calls: the shop about the purchase, and the lines of the trip about the trip. Nothing without a configured contact. */
export function ContactCard({ lines = [] }: { lines?: readonly LineContact[] }) {
  const { company } = useShopFacts();
  if (contactLinks(company).length === 0) return null;
  return (
    <Card title={contact.title}>
      <div className="grid justify-items-start gap-1 text-small">
        <ContactLinks />
        <span className="text-ink-muted">{contact.keepFolio}</span>
        {lines.map((line) => (
          <LineLink key={line.name} line={line} />
        ))}
      </div>
    </Card>
  );
}

/** The phone of a line, else its mail or its site. */
function LineLink({ line: { name = '', phone, email, url } }: { line: LineContact }) {
  if (phone === undefined && email === undefined && url === undefined) return null;
  return (
    <p className="wrap-anywhere">
      {contact.line(name)}{' '}
      {phone !== undefined || email !== undefined ? (
        <TextLink inline href={phone === undefined ? `mailto:${email}` : `tel:${dialled(phone)}`}>
          {phone ?? email}
        </TextLink>
      ) : (
        <NewTabLink inline href={url}>
          {contact.site}
        </NewTabLink>
      )}
    </p>
  );
}
