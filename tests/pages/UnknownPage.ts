import type { Locator, Page } from '@playwright/test';
import type { ChargeTruth } from '../../machines/paymentTruth/paymentTruth.types.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { unknownPayment } from '../../src/messages/es-MX.ts';

/** The page of an unknown payment. */
export class UnknownPage {
  readonly page: Page;
  readonly folio: Locator;
  readonly askNotice: Locator;
  /** What was asked of the bank so far. */
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.folio = page.getByText(unknownPayment.folio, { exact: true });
    this.askNotice = page.getByRole('button', { name: unknownPayment.notice.ask });
    this.log = page.getByRole('list', { name: unknownPayment.log.asking });
  }

  async open(folio: string): Promise<void> {
    await this.page.goto(`/compra${pathOf({ name: 'payment', folio })}`);
  }

  heading(truth: ChargeTruth): Locator {
    return this.page.getByRole('heading', { level: 1, name: unknownPayment.words[truth].title });
  }
}
