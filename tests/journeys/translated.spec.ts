import type { Page } from '@playwright/test';
import { plusDays } from '../../machines/domain/instant.ts';
import { challengeCode, testCards } from '../../services/sandbox/values.ts';
import { trips as words } from '../../src/messages/es-MX.ts';
import { register } from './guest.ts';
import { addBothWays, expect, holdSeatAsGuest, openSeatsFromHome, payWith, test } from './journey.ts';

const challenged = testCards.find(({ outcome }) => outcome === 'challenge-authorised')?.number ?? '';

/** Translates as browsers do: elements take the place of each text, and of each new and changed one. Here the words stay as they are. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = 'script, style, font, textarea, [translate=no], .notranslate';
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: ChildNode[] = [];
      for (let node = walker.nextNode() ?? (root.nodeType === 3 ? root : null); node; node = walker.nextNode())
        texts.push(node as ChildNode);
      for (const text of texts) {
        if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.nodeValue;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrap(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}

test.describe('a page that the browser translates', () => {
  test.beforeEach(({ page }) => translate(page));

  test.describe('for a new guest', () => {
    test.use({ signedIn: false });

    test('sells from Home to the tickets, with a challenge of the bank', async ({ shop, bus, traveller, outbox, books, noise }) => {
      const { summary, order, challenge } = shop;
      await openSeatsFromHome(shop, bus);
      await holdSeatAsGuest(shop, traveller, outbox);
      await shop.page.waitForURL(/\/pagos\//);
      const early = await summary.secondsLeft();
      await expect.poll(() => summary.secondsLeft()).toBeLessThan(early);
      await summary.fillCard({ ...traveller, number: challenged });
      await summary.pay.click();
      await challenge.answer(challengeCode);
      await expect(order.heading).toBeVisible();
      await expect(order.ticketOf(traveller.fullName)).toBeVisible();
      await expect.poll(() => books.paid()).toBe(1);
      expect(noise).toEqual([]);
    });
  });

  test.describe('for a registered traveller', () => {
    test.use({ session: async ({ baseURL, traveller, outbox }, use) => use(await register(baseURL ?? '', traveller, outbox)) });

    test('sells both ways, and shows My trips', async ({ shop, bus, traveller, noise }) => {
      const { results, seats, order, trips } = shop;
      await results.open({ ...bus.asked, roundTrip: true, returnDate: plusDays(bus.asked.date ?? '', 1) });
      await results.chooseOutbound.nth(bus.place).click();
      await results.returnHeading.waitFor();
      await results.chooseAt(bus.place);
      await addBothWays(shop, traveller);
      await seats.next.click();
      await payWith(shop, '4242424242424242', traveller);
      await expect(order.heading).toBeVisible();
      await trips.open();
      await trips.cards.first().getByRole('button', { name: words.show }).click();
      await expect(trips.cards.first()).toContainText(traveller.fullName);
      expect(noise).toEqual([]);
    });
  });
});
