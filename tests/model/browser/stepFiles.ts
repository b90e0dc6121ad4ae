import type { Page, Route } from '@playwright/test';
import type { LateStep } from '../../../machines/booking/index.ts';
import { steps } from '../../../src/app/steps/steps.ts';

const late = Object.values(steps).flatMap(({ name, load }) => (load ? [name] : []));
const FILES = new RegExp(`/assets/(${late.join('|')})(\\.step)?-[\\w-]+\\.js$`);

const nameIn = (route: Route) => FILES.exec(route.request().url())?.[1];

/** The files of the steps: requests wait until a path releases or drops them. */
export class StepFiles {
  readonly #page: Page;
  #waiting: Route[] = [];
  #mode: 'held' | 'lost' | 'open' = 'held';
  #opened: string | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  async watch(): Promise<void> {
    await this.#page.route(FILES, async (route) => {
      if (this.#mode === 'held' && nameIn(route) !== this.#opened) this.#waiting.push(route);
      else await this.#answer(route);
    });
  }

  hold(): void {
    this.#mode = 'held';
  }

  lose(): void {
    this.#release('lost');
  }

  /** Releases the files of a step, or all of them. */
  open(step?: LateStep): void {
    if (step === undefined) return this.#release('open');
    this.#opened = step;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter((route) => nameIn(route) !== step);
    for (const route of waiting) if (nameIn(route) === step) void this.#answer(route);
  }

  #release(mode: 'lost' | 'open'): void {
    this.#mode = mode;
    for (const route of this.#waiting.splice(0)) void this.#answer(route);
  }

  #answer(route: Route): Promise<void> {
    return this.#mode === 'lost' ? route.abort('connectionreset') : route.continue();
  }
}
