import type { Company } from '../../../machines/domain/company.ts';

const env = import.meta.env;
const meta = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Addresses of the services, set by the build. */
export const config = {
  tripUrl: env['VITE_TRIP_URL'] ?? '/trip-api',
  identityUrl: env['VITE_IDENTITY_URL'] ?? '/identity-api',
  paymentUrl: env['VITE_PAYMENT_URL'] ?? '/payment-api',
  /** Two services that return the browser's public address; the second is the fallback (API-034). */
  ipUrls: [env['VITE_IP_URL'] ?? '/identity-api/ip', env['VITE_IP_FALLBACK_URL'] ?? '/identity-api/ip'],
  /** The address of map tiles, from the server's page; null for a plain ground. */
  mapTiles: meta('map-tiles') ?? null,
  /** The shop's own zone (decision 7): from the server's page, else from the build, else the device's zone. */
  shopTimeZone: meta('shop-time-zone') ?? env['VITE_SHOP_TIME_ZONE'] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  /** The currency of every price (decision 23): from the server's page, else from the build. */
  currency: meta('shop-currency') ?? env['VITE_CURRENCY'] ?? 'MXN',
};

/** Who sells, and whom a traveller calls (decision 46): from the server's page, else from the build. */
export const company: Company = JSON.parse(meta('shop-company') ?? env['VITE_SHOP_COMPANY'] ?? '{}');
