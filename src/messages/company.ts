import type { Company } from '../../machines/domain/company.ts';

// Tests read the messages without Vite, which has no such object.
const told =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="shop-company"]')?.content ?? import.meta.env?.VITE_SHOP_COMPANY ?? '{}';

/** Who sells, and whom a traveller calls (decision 46): from the server's page, else from the build. The name is always known. */
export const company: Company & { name: string } = { name: 'Andén', ...JSON.parse(told) };
