import { afterEach, expect, it, vi } from 'vitest';
import { terms } from './texts/terms.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The loader on a page whose server tells of these addresses. */
async function onPage(content: string | undefined, answer: Response) {
  vi.resetModules();
  const asked = vi.fn(async (_address: string) => answer);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'meta[name="shop-texts"]' && content ? { content } : null),
  });
  vi.stubGlobal('fetch', asked);
  const { loadText } = await import('./texts.ts');
  return { loadText, asked };
}

it('a text is that of the company, else that of the build', async () => {
  const own = { ...terms, title: 'Condiciones' };
  const page = await onPage('{"terms":"/compra/texts/terms-1.json"}', Response.json(own));
  expect(await page.loadText('terms')).toEqual(own);
  expect(page.asked.mock.calls).toEqual([['/compra/texts/terms-1.json']]);

  const plain = await onPage(undefined, Response.json(own));
  expect(await plain.loadText('terms')).toEqual(terms);
  expect(plain.asked).not.toHaveBeenCalled();
});

it('an answer without the text is a failure, which is tried again', async () => {
  const { loadText } = await onPage('{"help":"/compra/texts/help-1.json"}', new Response('', { status: 404 }));
  await expect(loadText('help')).rejects.toThrow('404');
});
