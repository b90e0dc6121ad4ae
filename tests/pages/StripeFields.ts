import type { Locator, Page } from '@playwright/test';
import type { SummaryPage, TypedCard } from './SummaryPage.ts';

/** The fields of a card in the frames of Stripe's double, with their own names. */
export class StripeFields {
  readonly number: Locator;
  readonly expiry: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    const field = (name: string): Locator => page.frameLocator(`iframe[title="${name}"]`).getByLabel(name);
    this.number = field('Número de tarjeta');
    this.expiry = field('Vencimiento');
    this.code = field('Código de seguridad');
  }

  async fill(summary: SummaryPage, { number, firstName, lastName }: TypedCard): Promise<void> {
    await summary.firstName.fill(firstName);
    await summary.lastName.fill(lastName);
    await this.number.pressSequentially(number);
    await this.expiry.pressSequentially('1230');
    await this.code.pressSequentially('123');
  }
}
