import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { checkout, hold } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';
import { saying } from './text.ts';

export type TypedCard = { number: string; firstName: string; lastName: string };

/** The summary and the card form. */
export class SummaryPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly clock: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly cvv: Locator;
  readonly pay: Locator;
  readonly status: Locator;
  readonly toSeats: Locator;
  readonly alert: Locator;
  readonly total: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: checkout.title });
    this.clock = page.getByRole('timer', { name: hold.clock });
    const form = page.getByRole('form', { name: checkout.payment });
    this.firstName = form.getByRole('textbox', { name: checkout.field.firstName, exact: true });
    this.lastName = form.getByRole('textbox', { name: checkout.field.lastName });
    this.number = form.getByRole('textbox', { name: checkout.field.number });
    this.expiry = form.getByRole('textbox', { name: checkout.field.expiry });
    // A password field has no role.
    this.cvv = form.getByLabel(checkout.field.cvv);
    this.pay = page.getByRole('button', { name: saying(checkout.pay) });
    this.status = page.getByRole('main').getByRole('status').last();
    this.toSeats = page.getByRole('button', { name: checkout.toSeats });
    this.alert = alertOn(page);
    this.total = page.getByText(checkout.totals.total);
  }

  async open(cartId: string, token?: string): Promise<void> {
    await this.page.goto(`/compra${pathOf({ name: 'summary', cartId, ...(token !== undefined && { token }) })}`);
  }

  async fillCard({ number, firstName, lastName }: TypedCard): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
    await this.number.fill(number);
    await this.expiry.fill('12/30');
    await this.cvv.fill(number.length === 15 ? '1234' : '123');
  }

  /** Seconds left on the shown clock. */
  async secondsLeft(): Promise<number> {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await this.clock.innerText()) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  alertNamed(title: string): Locator {
    return this.page.getByRole('alertdialog', { name: title });
  }
}
