const meta = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Addresses of the services, set by the build: Vite replaces each of these expressions by its value, so none is computed. */
export const config = {
  tripUrl: import.meta.env.VITE_TRIP_URL ?? '/trip-api',
  identityUrl: import.meta.env.VITE_IDENTITY_URL ?? '/identity-api',
  paymentUrl: import.meta.env.VITE_PAYMENT_URL ?? '/payment-api',
  /** Two services that return the browser's public address; the second is the fallback (API-034). */
  ipUrls: [import.meta.env.VITE_IP_URL ?? '/identity-api/ip', import.meta.env.VITE_IP_FALLBACK_URL ?? '/identity-api/ip'],
  /** The address of map tiles, from the server's page; null for a plain ground. */
  mapTiles: meta('map-tiles') ?? null,
  /** The bank has fields of its own, in frames of its script. */
  hasCardFrames: meta('card-frames') !== undefined,
  /** The shop's own zone (decision 7): from the server's page, else from the build, else the device's zone. */
  shopTimeZone: meta('shop-time-zone') ?? import.meta.env.VITE_SHOP_TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
  /** The currency of every price (decision 23): from the server's page, else from the build. */
  currency: meta('shop-currency') ?? import.meta.env.VITE_CURRENCY ?? 'MXN',
};
