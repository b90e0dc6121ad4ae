const env = import.meta.env;

/** Where the services are, each replaceable when the shop is built. */
export const config = {
  tripUrl: env['VITE_TRIP_URL'] ?? '/trip-api',
  identityUrl: env['VITE_IDENTITY_URL'] ?? '/identity-api',
  paymentUrl: env['VITE_PAYMENT_URL'] ?? '/payment-api',
  /** Two services that tell the public address of the browser, the second for when the first is silent (API-034). */
  ipUrls: [env['VITE_IP_URL'] ?? '/identity-api/ip', env['VITE_IP_FALLBACK_URL'] ?? '/identity-api/ip'],
} satisfies Record<string, string | string[]>;
