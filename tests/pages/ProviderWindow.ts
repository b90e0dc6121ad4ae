import type { Page } from '@playwright/test';

/** The sign-in page of a provider of the sandbox, in its window or in the shop's tab. */
export class ProviderWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in as one of the sandbox's people, or refuses. */
  async choose(label: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: label }).click();
  }

  /** Signs in as a new person whose e-mail the provider vouches for. */
  async signInAs(email: string): Promise<void> {
    await this.page.getByLabel('Otra persona, con este correo').fill(email);
    await this.choose('Entrar con este correo');
  }
}
