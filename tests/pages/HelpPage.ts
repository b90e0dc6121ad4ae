import type { Locator, Page } from '@playwright/test';
import { help as words } from '../../src/messages/es-MX.ts';

/** Questions and answers, by subject. */
export class HelpPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: words.title });
    this.search = page.getByRole('searchbox', { name: words.search });
  }

  question(text: string): Locator {
    return this.page.getByRole('button', { name: text });
  }
}
