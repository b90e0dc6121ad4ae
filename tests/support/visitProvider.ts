/**
 * A browser without scripts at a provider of sign-in: it follows redirects, submits the form of a page, and has one cookie jar. Resolves
 * with what returns to the shop.
 */
export async function visitProvider(url: string, form: Record<string, string>, session: string): Promise<URLSearchParams> {
  const jar = new Map([['sandbox-session', session]]);
  let request: { url: string; body?: URLSearchParams } = { url };
  for (let hop = 0; hop < 12; hop += 1) {
    const at = new URL(request.url);
    if (at.pathname === '/compra/oauth-redirect') return at.searchParams;
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.body === undefined ? {} : { method: 'POST', body: request.body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const target = answer.headers.get('location');
    if (target !== null) {
      request = { url: new URL(target, at).href };
      continue;
    }
    const html = await answer.text();
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
    if (action === undefined) throw new Error(`${answer.status} ${at.href}: ${html}`);
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]);
    request = {
      url: new URL(action.replaceAll('&amp;', '&'), at).href,
      body: new URLSearchParams(hidden.length > 0 ? hidden : Object.entries(form)),
    };
  }
  throw new Error(`no end: ${request.url}`);
}
