import type { Page, Route } from '@playwright/test';
import { steps } from '../../../src/app/steps/steps.ts';

const late = Object.values(steps).flatMap(({ name, load }) => (load ? [name] : []));
const FILES = new RegExp(`/assets/(${late.join('|')})(\\.step)?-[\\w-]+\\.js$`);

/** The files of the steps: requests wait until a path releases or drops them. */
export class StepFiles {
  readonly #page: Page;
  #waiting: Route[] = [];
  #mode: 'held' | 'lost' | 'open' = 'held';

  constructor(page: Page) {
    this.#page = page;
  }

  async watch(): Promise<void> {
    await this.#page.route(FILES, async (route) => {
      if (this.#mode === 'held') this.#waiting.push(route);
      else await this.#answer(route);
    });
  }

  hold(): void {
    this.#mode = 'held';
  }

  lose(): void {
    this.#release('lost');
  }

  open(): void {
    this.#release('open');
  }

  #release(mode: 'lost' | 'open'): void {
    this.#mode = mode;
    for (const route of this.#waiting.splice(0)) void this.#answer(route);
  }

  #answer(route: Route): Promise<void> {
    return this.#mode === 'lost' ? route.abort('connectionreset') : route.continue();
  }
}
