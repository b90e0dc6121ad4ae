import type { Config } from './config.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const isOfThisMachine = (url: URL | null): boolean => url !== null && loopbackNames.has(url.hostname);

/**
 * The origin of a page of the shop that sent a request, or undefined for another page. It is that of PUBLIC_URL: a proxy passes on whatever
 * host a client writes. In a sandbox on a loopback address, all loopback names and ports are equal.
 */
export function shopOriginOf(
  origin: string | undefined,
  { publicUrl, sandbox }: Pick<Config, 'publicUrl' | 'sandbox'>,
): string | undefined {
  if (origin === undefined) return undefined;
  const shop = new URL(publicUrl);
  const isShop = origin === shop.origin || (sandbox && isOfThisMachine(shop) && isOfThisMachine(URL.parse(origin)));
  return isShop ? origin : undefined;
}
