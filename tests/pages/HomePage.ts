import type { Locator, Page } from '@playwright/test';
import { search, shell } from '../../src/messages/es-MX.ts';
import { labelled } from './text.ts';

/** The home page with its search form. */
export class HomePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly origin: Locator;
  readonly destination: Locator;
  readonly date: Locator;
  readonly returnDate: Locator;
  readonly submit: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('form', { name: search.form });
    this.heading = page.getByRole('heading', { name: search.headline });
    this.origin = form.getByRole('button', { name: labelled(search.origin) });
    this.destination = form.getByRole('button', { name: labelled(search.destination) });
    this.date = form.getByRole('button', { name: labelled(search.date) });
    this.returnDate = form.getByRole('button', { name: labelled(search.returnDate) });
    this.submit = form.getByRole('button', { name: search.submit });
    this.notice = page.getByRole('region', { name: shell.noticeRegion });
  }

  async open(): Promise<void> {
    await this.page.goto('/compra/');
    await this.heading.waitFor();
  }

  /** The list of places that a field opens. */
  places(label: string): { input: Locator; option: (name: string) => Locator } {
    const dialog = this.page.getByRole('dialog');
    return { input: dialog.getByRole('searchbox', { name: label }), option: (name) => dialog.getByRole('option', { name }) };
  }

  /** Chooses the origin, and closes the list of destinations that follows. */
  async chooseOrigin(text: string, name: string): Promise<void> {
    const isNext = !/\([A-Z]+\)/.test(await this.destination.innerText());
    await this.#choosePlace(this.origin, search.origin, text, name);
    if (!isNext) return;
    const { input } = this.places(search.destination);
    await input.waitFor();
    await this.page.keyboard.press('Escape');
    await input.waitFor({ state: 'hidden' });
  }

  async chooseDestination(text: string, name: string): Promise<void> {
    await this.#choosePlace(this.destination, search.destination, text, name);
  }

  tripType(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: search.tripType }).getByRole('radio', { name });
  }

  /** Chooses a day of the first month of a field's calendar, by its index among the days on sale; negative counts from the end. */
  async chooseDay(field: Locator, label: string, place: number): Promise<void> {
    await field.click();
    const sheet = this.page.getByRole('dialog', { name: label });
    await sheet.getByRole('gridcell').getByRole('button', { disabled: false }).nth(place).click();
    await sheet.getByRole('button', { name: search.done }).click();
    await sheet.waitFor({ state: 'hidden' });
  }

  async #choosePlace(field: Locator, label: string, text: string, name: string): Promise<void> {
    await field.click();
    const { input, option } = this.places(label);
    await input.fill(text);
    await option(name).first().click();
    await input.waitFor({ state: 'hidden' });
  }
}
