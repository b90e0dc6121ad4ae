import { dialled, type Company } from '../../../machines/domain/company.ts';
import { contact } from '../../messages/es-MX.ts';

export type ContactLink = { by: 'phone' | 'whatsapp' | 'email'; label: string; href: string };

/** How a traveller reaches a person; nothing that the configuration lacks. */
export function contactLinks({ phone, whatsapp, email }: Company): readonly ContactLink[] {
  return [
    ...(phone === undefined ? [] : [{ by: 'phone' as const, label: contact.phone(phone), href: `tel:${dialled(phone)}` }]),
    ...(whatsapp === undefined
      ? []
      : [{ by: 'whatsapp' as const, label: contact.whatsapp(whatsapp), href: `https://wa.me/${dialled(whatsapp).slice(1)}` }]),
    ...(email === undefined ? [] : [{ by: 'email' as const, label: contact.email(email), href: `mailto:${email}` }]),
  ];
}
