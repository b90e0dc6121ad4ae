import type { Locator, Page } from '@playwright/test';
import { account, registration as words } from '../../src/messages/es-MX.ts';

/** The registration of an account. */
export class RegistrationPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly mailed: Locator;
  readonly ready: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: words.title, level: 1 });
    this.password = page.getByLabel(new RegExp(`^${words.password}`));
    this.submit = page.getByRole('button', { name: words.submit, exact: true });
    this.mailed = page.getByRole('heading', { name: account.mailed });
    this.ready = page.getByRole('heading', { name: words.ready });
  }

  async open(token?: string): Promise<void> {
    await this.#page.goto(`/compra/registro${token === undefined ? '' : `?token=${token}`}`);
  }

  field(name: keyof typeof words.fields): Locator {
    return this.#page.getByRole('textbox', { name: words.fields[name], exact: true });
  }
}
