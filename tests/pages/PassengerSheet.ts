import type { Locator, Page } from '@playwright/test';
import { common, seatAlerts, seats } from '../../src/messages/es-MX.ts';

export class PassengerSheet {
  readonly dialog: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly fare: Locator;
  readonly submit: Locator;
  readonly close: Locator;
  readonly benefits: Locator;
  readonly insisting: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^(${seats.form.title}|${seats.form.titleEditing})$`) });
    this.firstName = this.dialog.getByRole('textbox', { name: seats.form.firstName, exact: true });
    this.lastName = this.dialog.getByRole('textbox', { name: seats.form.lastName });
    this.fare = this.dialog.getByRole('button', { name: seats.form.fare });
    this.submit = this.dialog.getByRole('button', { name: seats.form.submit, exact: true });
    this.benefits = page.getByRole('dialog', { name: seatAlerts.benefits.title });
    this.insisting = page.getByRole('alertdialog', { name: seatAlerts.benefits.insisting.title });
    this.close = this.dialog.getByRole('button', { name: common.close });
  }

  /** Waits for the form. In a browser without an answer to the benefits notice, it declines the notice twice first. */
  async opened(): Promise<void> {
    await this.dialog.or(this.benefits).waitFor();
    if (await this.benefits.isVisible()) {
      await this.benefits.getByRole('button', { name: common.cancel }).click();
      await this.insisting.getByRole('button', { name: common.cancel }).click();
    }
    await this.dialog.waitFor();
  }

  async fill({ firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
  }
}
