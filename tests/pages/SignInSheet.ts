import type { Locator, Page } from '@playwright/test';
import { common, phoneCode, signIn } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';

/** The sign-in as a guest. */
export class SignInSheet {
  readonly dialog: Locator;
  readonly email: Locator;
  readonly emailConfirm: Locator;
  readonly phone: Locator;
  readonly submit: Locator;
  /** Of a guest whom the device knows. */
  readonly forget: Locator;
  readonly close: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: signIn.title });
    this.email = this.dialog.getByRole('textbox', { name: signIn.email });
    this.emailConfirm = this.dialog.getByRole('textbox', { name: signIn.emailConfirm });
    this.phone = this.dialog.getByRole('textbox', { name: signIn.phone });
    this.submit = this.dialog.getByRole('button', { name: signIn.submit });
    this.forget = this.dialog.getByRole('button', { name: signIn.known.forget });
    this.close = this.dialog.getByRole('button', { name: common.close });
    this.alert = alertOn(page);
  }

  /** The tab of a guest, which opens first only from a seat. */
  async asGuest(): Promise<void> {
    await this.dialog.getByRole('tab', { name: signIn.tabs.guest }).click();
  }

  async fill({ email, phone }: { email: string; phone: string }): Promise<void> {
    await this.email.fill(email);
    await this.emailConfirm.fill(email);
    await this.phone.fill(phone);
  }
}

/** The form of the SMS code. */
export class CodeSheet {
  readonly input: Locator;
  readonly submit: Locator;
  readonly resend: Locator;
  readonly countdown: Locator;
  readonly changeNumber: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    const dialog = page.getByRole('dialog', { name: phoneCode.title });
    this.input = dialog.getByRole('textbox', { name: phoneCode.label });
    this.submit = dialog.getByRole('button', { name: phoneCode.submit });
    this.resend = dialog.getByRole('button', { name: phoneCode.resend });
    this.countdown = dialog.getByText(phoneCode.resendIn);
    this.changeNumber = dialog.getByRole('button', { name: phoneCode.changeNumber });
    this.error = dialog.getByRole('alert');
  }

  /** Six digits check themselves. */
  async enter(code: string): Promise<void> {
    await this.input.fill(code);
  }
}
