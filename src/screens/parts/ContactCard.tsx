import { contact } from '../../messages/es-MX.ts';
import { Card } from '../../ui/Card.tsx';
import { contactLinks } from './contactLinks.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { useShopFacts } from './ShopFacts.ts';

/** Whom a traveller calls about this purchase. Nothing without a configured contact. */
export function ContactCard() {
  const { company } = useShopFacts();
  if (contactLinks(company).length === 0) return null;
  return (
    <Card title={contact.title}>
      <div className="grid justify-items-start gap-1 text-small">
        <ContactLinks />
        <span className="text-ink-muted">{contact.keepFolio}</span>
      </div>
    </Card>
  );
}
