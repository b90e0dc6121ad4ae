import type { Locator, Page } from '@playwright/test';
import { common, seats } from '../../src/messages/es-MX.ts';

/** Who sits on the chosen seat. */
export class PassengerSheet {
  readonly dialog: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly fare: Locator;
  readonly submit: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: seats.form.title });
    this.firstName = this.dialog.getByRole('textbox', { name: seats.form.firstName, exact: true });
    this.lastName = this.dialog.getByRole('textbox', { name: seats.form.lastName });
    this.fare = this.dialog.getByRole('button', { name: seats.form.fare });
    this.submit = this.dialog.getByRole('button', { name: seats.form.submit, exact: true });
    this.close = this.dialog.getByRole('button', { name: common.close });
  }

  async fill({ firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
  }
}
