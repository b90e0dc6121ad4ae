import type { Locator, Page } from '@playwright/test';
import type { PlainDate } from '../../machines/domain/instant.ts';
import type { CalendarKind } from '../../machines/domain/calendar.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { calendar as words, common, tripDays } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';
import { saying } from './text.ts';

const dayName = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The lowest price of each day of a month. */
export class CalendarPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cells: Locator;
  /** Days with a price. */
  readonly priced: Locator;
  readonly chosen: Locator;
  readonly nextMonth: Locator;
  readonly newSearch: Locator;
  readonly backToList: Locator;
  readonly alert: Locator;
  readonly retry: Locator;
  readonly toHome: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: words.title });
    this.cells = page.getByRole('gridcell');
    this.priced = this.cells.getByRole('button', { name: saying(...words.from('|').split('|')) });
    this.chosen = page.getByRole('gridcell', { selected: true });
    this.nextMonth = page.getByRole('main').getByRole('button', { name: tripDays.nextMonth });
    this.newSearch = page.getByRole('button', { name: words.newSearch });
    this.backToList = page.getByRole('button', { name: words.backToList });
    this.alert = alertOn(page);
    this.retry = this.alert.getByRole('button', { name: common.retry });
    this.toHome = this.alert.getByRole('button', { name: words.failed.home });
  }

  async open(view: CalendarKind, asked: SearchAsked): Promise<void> {
    await this.page.goto(`/compra${pathOf({ name: 'calendar', view, asked })}`);
    await this.heading.waitFor();
  }

  /** A day after its price has loaded; before that it cannot be chosen. */
  dayOnSale(date: PlainDate): Locator {
    return this.cells.getByRole('button', { name: new RegExp(`\\b${dayName.format(new Date(date))} .*desde`) });
  }

  /** A day of the shown month. */
  day(date: PlainDate): Locator {
    return this.cells.getByRole('button', { name: new RegExp(`\\b${dayName.format(new Date(date))} `) });
  }
}
