import type { Locator, Page } from '@playwright/test';
import { cancellation, edit, rename, trips as words } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';

/** The trips of the account. */
export class TripsPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly cards: Locator;
  readonly history: Locator;
  readonly alert: Locator;
  readonly choosing: Locator;
  readonly refund: Locator;
  readonly name: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: words.title, exact: true });
    const list = page.getByRole('region', { name: words.upcoming });
    // The region of an open ticket has no date at its end.
    this.cards = list.or(page.getByRole('region', { name: words.own.title })).getByRole('region', { name: /\d{4}$/ });
    this.history = page.getByRole('region', { name: words.past });
    this.alert = alertOn(page);
    this.choosing = page.getByRole('dialog', { name: cancellation.choosing.title });
    this.refund = page.getByRole('dialog', { name: cancellation.refund.title });
    this.name = page.getByRole('dialog', { name: rename.title });
  }

  async open(): Promise<void> {
    await this.#page.goto('/compra/usuario/mis-boletos');
    await this.cards.first().waitFor();
  }

  /** An entry of the open menu. */
  option(option: keyof typeof words.options): Locator {
    return this.#page.getByRole('dialog', { name: words.more }).getByRole('button', { name: words.options[option] });
  }

  /** The departures that an edit offers. */
  get departures(): Locator {
    return this.#page
      .getByRole('dialog', { name: edit.departing.outbound })
      .or(this.#page.getByRole('dialog', { name: edit.departing.return }))
      .getByRole('listitem')
      .getByRole('button');
  }

  /** Opens the edit of the last trip, which is one of the older platform. */
  async edit(): Promise<void> {
    await this.cards
      .last()
      .getByRole('button', { name: new RegExp(`^${words.more}`) })
      .click();
    await this.#page
      .getByRole('dialog', { name: words.more })
      .getByRole('button', { name: edit.open('outbound') })
      .click();
  }

  /** Acts on the only trip of a page that a mail opened, where every act stands in place. */
  async act(option: keyof typeof words.options | 'edit'): Promise<void> {
    const name = option === 'edit' ? edit.open('outbound') : words.options[option];
    await this.cards.first().getByRole('button', { name }).click();
  }

  /** Chooses an entry of the menu of the first trip. */
  async choose(option: keyof typeof words.options): Promise<void> {
    await this.cards
      .first()
      .getByRole('button', { name: new RegExp(`^${words.more}`) })
      .click();
    await this.option(option).click();
  }
}
