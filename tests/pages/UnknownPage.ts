import type { Locator, Page } from '@playwright/test';
import type { ChargeTruth } from '../../machines/checkout/checkout.types.ts';
import { checkout } from '../../src/messages/es-MX.ts';

/** What became of the money when the bank has not said it. */
export class UnknownPage {
  readonly page: Page;
  readonly folio: Locator;

  constructor(page: Page) {
    this.page = page;
    this.folio = page.getByText(checkout.unknown.folio);
  }

  heading(truth: ChargeTruth): Locator {
    return this.page.getByRole('heading', { level: 1, name: checkout.unknown.words[truth].title });
  }
}
