import type { Locator, Page } from '@playwright/test';

/** The alert over the page. A short notice has the same role but no heading. */
export function alertOn(page: Page): Locator {
  return page.getByRole('alertdialog').filter({ has: page.getByRole('heading') });
}
