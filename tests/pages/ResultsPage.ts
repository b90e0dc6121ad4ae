import type { Locator, Page } from '@playwright/test';
import type { SearchDraft } from '../../machines/search/search.types.ts';
import { pathOf } from '../../src/app/url.ts';
import { search } from '../../src/messages/es-MX.ts';
import { saying } from './text.ts';

/** The departures of a day. */
export class ResultsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly departures: Locator;
  readonly choose: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: search.resultsTitle });
    this.departures = page.getByRole('article');
    this.choose = this.departures.getByRole('button', { name: saying(search.seeSeats) });
  }

  pathOf(asked: SearchDraft): string {
    return `/compra${pathOf({ name: 'home', asked })}`;
  }

  async open(asked: SearchDraft): Promise<void> {
    await this.page.goto(this.pathOf(asked));
    await this.departures.first().waitFor();
  }

  /** Goes to the seats of the departure at a place of the list, from 0. */
  async chooseAt(place: number): Promise<void> {
    await this.choose.nth(place).click();
  }
}
