import type { Locator, Page } from '@playwright/test';
import type { ChargeTruth } from '../../machines/paymentTruth/paymentTruth.types.ts';
import { unknownPayment } from '../../src/messages/es-MX.ts';

/** The page of an unknown payment. */
export class UnknownPage {
  readonly page: Page;
  readonly folio: Locator;

  constructor(page: Page) {
    this.page = page;
    this.folio = page.getByText(unknownPayment.folio);
  }

  heading(truth: ChargeTruth): Locator {
    return this.page.getByRole('heading', { level: 1, name: unknownPayment.words[truth].title });
  }
}
