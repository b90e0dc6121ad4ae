import type { Locator, Page } from '@playwright/test';
import { account, passwordRecovery as words } from '../../src/messages/es-MX.ts';

/** A new password for a forgotten one. */
export class RecoveryPage {
  readonly #page: Page;
  readonly email: Locator;
  readonly submit: Locator;
  readonly sendAnother: Locator;
  readonly mailed: Locator;
  readonly password: Locator;
  readonly repeat: Locator;
  readonly save: Locator;
  readonly changed: Locator;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.email = main.getByRole('textbox', { name: account.email });
    this.submit = main.getByRole('button', { name: words.submit });
    this.sendAnother = main.getByRole('button', { name: words.sendAnother });
    this.mailed = page.getByRole('heading', { name: account.mailed });
    this.password = main.getByLabel(new RegExp(`^${words.password}`));
    this.repeat = main.getByLabel(new RegExp(`^${words.repeat}`));
    this.save = main.getByRole('button', { name: words.save });
    this.changed = page.getByRole('heading', { name: words.changed });
  }

  async open(token?: string): Promise<void> {
    await this.#page.goto(`/compra/recupera-contrasena${token === undefined ? '' : `?token=${token}`}`);
  }
}
