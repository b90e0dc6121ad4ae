import type { Locator, Page } from '@playwright/test';
import { encodeRecipe, type Recipe } from '../../services/sandbox/switchboard/recipe.ts';

/** The page of the switchboard as a tester uses it, with the sandbox's own texts. */
export class SwitchboardPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly status: Locator;
  readonly path: Locator;
  readonly steps: Locator;
  readonly #url: string;

  constructor(page: Page, sandboxUrl: string) {
    this.page = page;
    this.#url = `${sandboxUrl}/switchboard`;
    this.heading = page.getByRole('heading', { level: 1, name: 'Tablero' });
    this.status = page.locator('#status');
    this.path = page.getByRole('region', { name: /^Camino/ });
    this.steps = this.path.getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto(this.#url);
    await this.heading.waitFor();
  }

  /** Opens the link of a path, which starts a new session. */
  async follow(recipe: Recipe): Promise<void> {
    await this.page.goto(`${this.#url}?${new URLSearchParams({ path: encodeRecipe(recipe) })}`);
    await this.heading.waitFor();
  }

  /** Presses a button and waits for the answer to its change. */
  async press(name: string, within: Locator = this.page.locator('body')): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.request().method() === 'POST');
    await within.getByRole('button', { name, exact: true }).click();
    await answered;
  }
}
