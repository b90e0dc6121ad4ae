import type { Locator, Page } from '@playwright/test';
import { _name_ as words, common } from '../../src/messages/es-MX.ts';

/** The page `/_path_`. */
export class _Name_Page {
  readonly #page: Page;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: words.title });
    this.rows = page.getByRole('main').getByRole('listitem');
    this.failure = page.getByRole('alert').filter({ hasText: words.failed.title });
    this.retry = this.failure.getByRole('button', { name: common.retry });
  }

  async open(): Promise<void> {
    await this.#page.goto('/compra/_path_');
    await this.heading.waitFor();
  }
}
