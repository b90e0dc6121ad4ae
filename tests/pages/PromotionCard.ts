import type { BrowserContext, Locator, Page } from '@playwright/test';
import { promotion as words } from '../../src/messages/es-MX.ts';

/** The offer of a way back, above the departures of a one-way search. */
export class PromotionCard {
  readonly card: Locator;
  readonly date: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  readonly #calendar: Locator;

  constructor(page: Page) {
    this.card = page.getByRole('main').getByRole('region', { name: 'Hasta un 50% de descuento en tu regreso' });
    this.date = this.card.getByRole('button', { name: new RegExp(`^${words.date}`) });
    this.accept = this.card.getByRole('button', { name: words.accept });
    this.decline = this.card.getByRole('button', { name: words.decline });
    this.#calendar = page.getByRole('dialog', { name: words.date });
  }

  /** Chooses a day, by its index among the promoted days of the first month; negative counts from the end. */
  async chooseDay(place: number): Promise<void> {
    await this.date.click();
    await this.#calendar.getByRole('gridcell').getByRole('button', { disabled: false }).nth(place).click();
    await this.#calendar.waitFor({ state: 'hidden' });
  }
}

/** The services have no promotion, so nothing stands above the departures. */
export async function withoutPromotion(context: BrowserContext): Promise<void> {
  // A route would pass every request through the test's process and switch off the browser's cache.
  await context.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.endsWith('/cpanel/promotion') ? Response.json({ promotion: null }) : fetch(input, init);
    };
  });
}
