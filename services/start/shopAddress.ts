const home = '/compra/';
/** Return address of a social sign-in. The provider encodes its query, so it is never corrected. */
const socialReturn = `${home}oauth-redirect`;

/** Text of an address with its escapes undone once; unchanged when they are no text. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Moves a query that was escaped into the path behind its `?`. */
function withQuery(address: string): string {
  const mark = address.search(/%3F/i);
  return address.includes('?') || mark < 0 ? address : `${address.slice(0, mark)}?${unescaped(address.slice(mark + 3))}`;
}

function pathMeant(path: string): string {
  const slashed = (/^\/+compra%2F/i.test(path) ? unescaped(path) : path).replaceAll(/[\\/]+/g, '/');
  return slashed === '/' ? home : slashed.replace(/^\/compra(\/|$)/i, home);
}

/** `f` and `fr` are days, which contain no `%`. An escaped `%` in one shows that the query was escaped more than once, so every value loses its extra escapes. */
function queryMeant(query: string): string {
  const plain = /^[^=]*%3D[^=]*$/i.test(query) ? unescaped(query) : query;
  const pairs = plain.replaceAll(/&(amp;)+/gi, '&');
  return /(^|&)fr?=[^&]*%25/.test(pairs) ? pairs.replaceAll(/%(25)+/g, '%') : pairs;
}

/**
 * The address of the shop that was meant by one that a mail, a chat or a keyboard has changed: capital letters, doubled slashes, `&amp;`,
 * escapes in place of signs. Undefined when nothing is to be changed, or it is no address of the shop.
 */
export function shopAddress(address: string): string | undefined {
  const [path = '', ...query] = withQuery(address).split('?');
  const place = pathMeant(path);
  if (!place.startsWith(home)) return undefined;
  const asked = query.join('?');
  const meant = URL.parse(`${place}${asked === '' ? '' : `?${queryMeant(asked)}`}`, 'http://shop');
  if (meant === null || !meant.pathname.startsWith(home) || meant.pathname.startsWith(socialReturn)) return undefined;
  const text = `${meant.pathname}${meant.search}`;
  return text === address ? undefined : text;
}
