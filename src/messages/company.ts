import type { Company } from '../../machines/domain/company.ts';

// Tests read the messages without Vite, which has no such object.
const told =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="shop-company"]')?.content ?? import.meta.env?.VITE_SHOP_COMPANY ?? '{}';

/** Who sells, and whom a traveller calls (decision 46): from the server's page, else from the build. Without a name the shop has that of its host. */
export const company: Company & { name: string } = { name: globalThis.location?.hostname, ...JSON.parse(told) };
