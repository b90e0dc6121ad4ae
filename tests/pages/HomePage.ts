import { expect, type Locator, type Page } from '@playwright/test';
import { noticeRegion, search } from '../../src/messages/es-MX.ts';
import { labelled } from './text.ts';

/** From this width on, the lists of places open in place. */
const WIDE = 1024;

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
    this.origin = placeField(form, search.origin);
    this.destination = placeField(form, search.destination);
    this.date = form.getByRole('button', { name: labelled(search.date) });
    this.returnDate = form.getByRole('button', { name: labelled(search.returnDate) });
    this.submit = form.getByRole('button', { name: search.submit });
    this.notice = page.getByRole('region', { name: noticeRegion });
  }

  async open(): Promise<void> {
    await this.page.goto('/compra/');
    await this.heading.waitFor();
  }

  /** Phones open the list of a field in a sheet, wide screens in place. */
  get isInPlace(): boolean {
    return (this.page.viewportSize()?.width ?? 0) >= WIDE;
  }

  /** The list of places that a field opens. */
  places(label: string): { input: Locator; option: (name: string) => Locator } {
    const input = this.isInPlace
      ? this.page.getByRole('combobox', { name: label, exact: true })
      : this.page.getByRole('dialog').getByRole('searchbox', { name: label });
    // The state stands below the name of a place, and some states have the name of a city.
    return { input, option: (name) => this.page.getByRole('option', { name: labelled(name) }) };
  }

  /** The chosen place of a field, with its code; its placeholder on a phone without one. */
  async chosen(field: Locator): Promise<string> {
    return this.isInPlace ? field.inputValue() : field.innerText();
  }

  /** Chooses the origin, and closes the list of destinations that follows. */
  async chooseOrigin(text: string, name: string): Promise<void> {
    const isNext = !/\([A-Z]+\)/.test(await this.chosen(this.destination));
    await this.#choosePlace(this.origin, search.origin, text, name);
    if (!isNext) return;
    await this.places(search.destination).input.waitFor();
    await this.page.keyboard.press('Escape');
    await this.#closed(search.destination);
  }

  /** Chooses the destination, and closes the calendar that follows on a phone until a day was chosen. */
  async chooseDestination(text: string, name: string, isDayChosen = false): Promise<void> {
    await this.#choosePlace(this.destination, search.destination, text, name);
    if (this.isInPlace || isDayChosen) return;
    const days = this.page.getByRole('dialog', { name: search.date });
    await days.waitFor();
    await this.page.keyboard.press('Escape');
    await days.waitFor({ state: 'hidden' });
  }

  tripType(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: search.tripType }).getByRole('radio', { name });
  }

  /** Chooses a day of the first month of a field's calendar, by its index among the days on sale; negative counts from the end. */
  async chooseDay(field: Locator, label: string, place: number): Promise<void> {
    await field.click();
    const sheet = this.page.getByRole('dialog', { name: label });
    await sheet.getByRole('gridcell').getByRole('button', { disabled: false }).nth(place).click();
    await sheet.waitFor({ state: 'hidden' });
    // A round trip asks for its way back in the same sheet.
    const next = this.page.getByRole('dialog', { name: search.returnDate });
    if (!(await next.isVisible())) return;
    await this.page.keyboard.press('Escape');
    await next.waitFor({ state: 'hidden' });
  }

  async #choosePlace(field: Locator, label: string, text: string, name: string): Promise<void> {
    await field.click();
    const { input, option } = this.places(label);
    await input.fill(text);
    // The first match gets the focus when the list has followed the text. Before, a press may be on a row that goes away under it.
    if (!this.isInPlace) await expect(input).toHaveAttribute('aria-activedescendant', /-option-/);
    await option(name).first().click();
    await this.#closed(label);
  }

  async #closed(label: string): Promise<void> {
    // The list of the other field may be open, which hides this one from the roles.
    if (this.isInPlace) await this.page.locator(`input[aria-label="${label}"][aria-expanded="false"]`).waitFor();
    else await this.places(label).input.waitFor({ state: 'hidden' });
  }
}

/** A button on a phone, and an input on a wide screen, which is plain until its list has loaded. */
function placeField(form: Locator, label: string): Locator {
  const input = form.getByRole('combobox', { name: label, exact: true }).or(form.getByRole('textbox', { name: label, exact: true }));
  return form.getByRole('button', { name: labelled(label) }).or(input);
}
