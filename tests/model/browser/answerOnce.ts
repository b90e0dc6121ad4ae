import type { Page } from '@playwright/test';
import { addressOf, type Answer, type Gate } from './gates.ts';

/**
 * Answers the next call of an operation inside the page. A route of Playwright would hold every other request of the page too, and on a busy
 * machine one of them was never answered.
 */
export async function answerOnce(page: Page, operation: Gate, { status, body }: Extract<Answer, { kind: 'instead' }>): Promise<void> {
  const { source, flags } = addressOf(operation);
  await page.evaluate(
    ([address, flag, code, text]) => {
      const { fetch } = globalThis;
      globalThis.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (!new RegExp(address, flag).test(url)) return fetch(input, init);
        globalThis.fetch = fetch;
        return new Response(text, { status: code, headers: { 'content-type': 'application/json' } });
      };
    },
    [source, flags, status, JSON.stringify(body)] as const,
  );
}
