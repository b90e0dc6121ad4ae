import type { Locator, Page } from '@playwright/test';
import { common, seatAlerts, seats } from '../../src/messages/es-MX.ts';

export class PassengerSheet {
  readonly dialog: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly fare: Locator;
  readonly submit: Locator;
  readonly close: Locator;
  /** The offer of benefits and its second question. */
  readonly benefits: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: new RegExp(`^(${seats.form.title}|${seats.form.titleEditing})$`) });
    this.firstName = this.dialog.getByRole('textbox', { name: seats.form.firstName, exact: true });
    this.lastName = this.dialog.getByRole('textbox', { name: seats.form.lastName });
    this.fare = this.dialog.getByRole('button', { name: seats.form.fare });
    this.submit = this.dialog.getByRole('button', { name: seats.form.submit, exact: true });
    this.benefits = this.dialog.getByRole('region', {
      name: new RegExp(`^(${seatAlerts.benefits.title}|${seatAlerts.benefits.insisting.title})$`),
    });
    this.close = this.dialog.getByRole('button', { name: common.close });
  }

  async fill({ firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
  }
}
