/** Who sells, and whom a traveller calls. The page of the shop contains it. (decision 46) */
export interface Company {
  /** The name of the shop, "Andén". */
  readonly name: string;
  /** The registered name of the company that sells. */
  readonly company: string;
  /** One line, with postal code and state. */
  readonly address: string;
  /** As it is shown: "81 5555 0100", or with `+` and a country. */
  readonly phone: string;
  /** As `phone`. */
  readonly whatsapp: string;
  readonly email: string;
  /** When somebody answers, after a colon: "todos los días, de 06:00 AM a 11:00 PM". */
  readonly hours: string;
  /** A sentence in the footer of every page. */
  readonly notice?: string;
  /** The chat of the support. */
  readonly chatUrl?: string;
  /** Where a buyer gets an invoice; the operation number is appended. */
  readonly invoiceUrl?: string;
  /** The shop of the partner, another site. (NAV-067) */
  readonly partnerUrl?: string;
}

/** The name of the shop for a traveller: of the configuration, else of the sandbox, else its host. */
export const shopName = (
  { company, publicUrl }: { readonly company: Partial<Company>; readonly publicUrl: string },
  sandbox: { readonly company: Company } | undefined,
): string => company.name ?? sandbox?.company.name ?? new URL(publicUrl).hostname;

/** The sender of mails where none is configured, as a mail header writes it. */
export function senderOf({ name, email }: Partial<Company>, host: string): string {
  const address = email ?? `boletos@${host}`;
  return name === undefined ? address : `${JSON.stringify(name)} <${address}>`;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Check = { readonly allows: (text: string) => boolean; readonly what: string };

const line: Check = { allows: (text) => text.length <= 200 && !/\p{Cc}/u.test(text), what: 'un texto de un renglón' };
const phone: Check = {
  allows: (text) => /^\+?[\d ()-]+$/.test(text) && (text.startsWith('+') ? /^\d{8,15}$/ : /^\d{10}$/).test(text.replaceAll(/\D/g, '')),
  what: 'un teléfono de 10 dígitos, o con + y su país',
};
const email: Check = { allows: (text) => /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(text), what: 'un correo' };
const address: Check = { allows: (text) => URL.parse(text)?.protocol === 'https:', what: 'una dirección con https' };

const variables: Readonly<Record<keyof Company, { readonly name: string; readonly check: Check; readonly isOptional?: true }>> = {
  name: { name: 'SHOP_NAME', check: line },
  company: { name: 'SHOP_COMPANY', check: line },
  address: { name: 'SHOP_ADDRESS', check: line },
  phone: { name: 'SHOP_PHONE', check: phone },
  whatsapp: { name: 'SHOP_WHATSAPP', check: phone },
  email: { name: 'SHOP_EMAIL', check: email },
  hours: { name: 'SHOP_HOURS', check: line },
  notice: { name: 'SHOP_NOTICE', check: line, isOptional: true },
  chatUrl: { name: 'SHOP_CHAT_URL', check: address, isOptional: true },
  invoiceUrl: { name: 'SHOP_INVOICE_URL', check: address, isOptional: true },
  partnerUrl: { name: 'SHOP_PARTNER_URL', check: address, isOptional: true },
};

/** The optional value that a variable sets: `invoiceUrl` of `SHOP_INVOICE_URL`. */
export function keyOfVariable(variable: string): keyof Company | undefined {
  // The keys are those of the table.
  const keys = Object.keys(variables) as (keyof Company)[];
  return keys.find((key) => variables[key].name === variable && variables[key].isOptional);
}

/** The variables that a shop outside the sandbox needs and this environment lacks. */
export const missingCompany = (env: Environment): readonly string[] =>
  Object.values(variables).flatMap(({ name, isOptional }) => (isOptional || env[name]?.trim() ? [] : [name]));

/** What the environment says of the company, and the faults of its values, in Spanish. */
export function companyFrom(env: Environment): { readonly company: Partial<Company>; readonly faults: readonly string[] } {
  const set = Object.entries(variables).flatMap(([key, { name, check }]) => {
    const text = env[name]?.trim() ?? '';
    return text === '' ? [] : [{ key, name, text, check }];
  });
  return {
    company: Object.fromEntries(set.map(({ key, text }) => [key, text])),
    faults: set
      .filter(({ text, check }) => !check.allows(text))
      .map(({ name, text, check }) => `${name} debe ser ${check.what}, no "${text}".`),
  };
}
