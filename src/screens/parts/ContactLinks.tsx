import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contact } from '../../messages/es-MX.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { contactLinks, type ContactLink } from './contactLinks.ts';
import { NewTabLink } from './NewTabLink.tsx';
import { useShopFacts } from './ShopFacts.ts';

const icons: Record<ContactLink['by'], ReactNode> = {
  phone: <Phone className="size-4 flex-none" />,
  whatsapp: <MessageCircle className="size-4 flex-none" />,
  email: <Mail className="size-4 flex-none" />,
};

/** Whom a traveller calls, and when. */
export function ContactLinks() {
  const { company } = useShopFacts();
  const links = contactLinks(company);
  if (links.length === 0) return null;
  return (
    <>
      {links.map(({ by, label, href }) => {
        // A mail or a call has a program of its own; WhatsApp is a page.
        const Link = by === 'whatsapp' ? NewTabLink : TextLink;
        return (
          <Link key={by} size="sm" wraps icon={icons[by]} href={href}>
            <span className="wrap-anywhere">{label}</span>
          </Link>
        );
      })}
      {company.hours !== undefined && <span>{contact.open(company.hours)}</span>}
    </>
  );
}
