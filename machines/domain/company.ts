/** Who sells, and whom a traveller calls. Our services send all but the optional values; a page without their configuration has none. */
export type Company = Partial<{
  /** The name of the shop. */
  name: string;
  /** The registered name of the company that sells. */
  company: string;
  address: string;
  /** As it is shown, with 10 digits or `+` and a country. */
  phone: string;
  whatsapp: string;
  email: string;
  /** After a colon: "todos los días, de 06:00 AM a 11:00 PM". */
  hours: string;
  /** A sentence in the footer of every page. */
  notice: string;
  chatUrl: string;
  /** The operation number is appended. */
  invoiceUrl: string;
  partnerUrl: string;
  /** The addresses of its drawings, on paper and on the dark header. Without them its name is text. */
  logo: string;
  logoDark: string;
}>;

/** A bus line, and how a traveller reaches it. */
export type LineContact = Pick<Company, 'name' | 'phone' | 'email'> & { url?: string };

/** A phone as a program dials it: `+528100000100`. */
export function dialled(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : `+52${digits}`;
}
