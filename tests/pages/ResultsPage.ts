import type { Locator, Page } from '@playwright/test';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { results as words } from '../../src/messages/es-MX.ts';
import { saying } from './text.ts';

/** The departures of a day. */
export class ResultsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly departures: Locator;
  readonly choose: Locator;
  /** The link to the calendar of prices. */
  readonly month: Locator;
  /** The results of the way back of a round trip. */
  readonly returnHeading: Locator;
  /** The chosen way out above the list. */
  readonly outbound: Locator;
  readonly changeOutbound: Locator;
  /** The button that chooses the way out of a round trip. */
  readonly chooseOutbound: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: words.titles.outbound });
    this.returnHeading = page.getByRole('heading', { level: 1, name: words.titles.return });
    this.outbound = page.getByRole('region', { name: words.yourOutbound });
    this.changeOutbound = this.outbound.getByRole('button', { name: words.changeOutboundOf });
    this.departures = page.getByRole('listitem').getByRole('article');
    this.month = page.getByRole('navigation', { name: words.days }).getByRole('link', { name: words.month });
    this.choose = this.departures.getByRole('button', { name: saying(words.seeSeats) });
    this.chooseOutbound = this.departures.getByRole('button', { name: saying(words.chooseOutbound) });
  }

  pathOf(asked: SearchAsked): string {
    return `/compra${pathOf({ name: 'home', asked })}`;
  }

  async open(asked: SearchAsked): Promise<void> {
    await this.page.goto(this.pathOf(asked));
    await this.departures.first().waitFor();
  }

  /** Opens the seats of the departure at an index of the list. */
  async chooseAt(place: number): Promise<void> {
    await this.choose.nth(place).click();
  }
}
