import type { Page, Route } from '@playwright/test';
import type { LateStep } from '../../../machines/booking/index.ts';
import { steps } from '../../../src/app/steps/steps.ts';

const late = Object.values(steps).flatMap(({ name, load }) => (load ? [name] : []));
const FILES = new RegExp(`/assets/(${late.join('|')})(\\.step)?-[\\w-]+\\.js$`);

type Fate = 'held' | 'lost' | 'open';

/** The files of the steps: requests wait until a path releases or drops them. */
export class StepFiles {
  readonly #page: Page;
  #waiting: Route[] = [];
  #isOpen = false;
  #fateOf: (step: string | undefined) => Fate = () => 'held';

  constructor(page: Page) {
    this.#page = page;
  }

  async watch(): Promise<void> {
    await this.#page.route(FILES, (route) => this.#meet(route));
  }

  /** Holds no file itself: a tester holds them on the switchboard. */
  leaveOpen(): void {
    this.#isOpen = true;
  }

  hold(): void {
    this.#decide(() => 'held');
  }

  lose(): void {
    this.#decide(() => 'lost');
  }

  /** Releases the files of a step and holds those of the others, or releases all of them. */
  open(step?: LateStep): void {
    this.#decide((name) => (step === undefined || name === step ? 'open' : 'held'));
  }

  #decide(fateOf: (step: string | undefined) => Fate): void {
    this.#fateOf = fateOf;
    for (const route of this.#waiting.splice(0)) void this.#meet(route);
  }

  async #meet(route: Route): Promise<void> {
    const fate = this.#isOpen ? 'open' : this.#fateOf(FILES.exec(route.request().url())?.[1]);
    if (fate === 'held') this.#waiting.push(route);
    else await (fate === 'lost' ? route.abort('connectionreset') : route.continue());
  }
}
