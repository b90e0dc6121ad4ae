import type { Locator, Page } from '@playwright/test';
import type { Floor } from '../../machines/domain/seat.ts';
import { common, passengerRows, seatAlerts, seatChoices, seats, seatTools } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';
import { saying } from './text.ts';

/** The bus with its seats and passengers. */
export class SeatsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly grid: Locator;
  readonly free: Locator;
  readonly live: Locator;
  readonly back: Locator;
  readonly next: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: seats.title });
    this.grid = page.getByRole('grid');
    this.free = this.grid.getByRole('gridcell', { name: saying(seats.seatState.free) });
    this.live = page.getByText(seats.live.live, { exact: true });
    this.back = page.getByRole('main').getByRole('button', { name: seats.back });
    this.next = page.getByRole('button', { name: seats.next.pay });
    this.alert = alertOn(page);
  }

  /** The seats of one floor. */
  floor(floor: Floor): Locator {
    return this.page.getByRole('grid', { name: saying(common.floors[floor]) });
  }

  seat(number: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${seats.seat(number)},`) });
  }

  /** The button of a seat in the list. */
  listed(number: string): Locator {
    return this.page.getByRole('button', { name: seatChoices.chooseSeat(number), exact: true });
  }

  /** The same for an own seat. */
  listedOwn(number: string): Locator {
    return this.page.getByRole('button', { name: seatChoices.editSeat(number), exact: true });
  }

  /** Searches a seat by its number. */
  async seek(number: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: seatTools.seekNumber });
    if (!(await field.isVisible())) await this.page.getByRole('button', { name: seatTools.seek, exact: true }).click();
    await field.fill(number);
    await field.press('Enter');
  }

  /** The focused seat: its cell on the map, its button in the list. */
  focused(number: string): Locator {
    return this.seat(number).or(this.listed(number)).and(this.page.locator(':focus'));
  }

  /** The seat while somebody else holds it. */
  taken(number: string): Locator {
    return this.seat(number).and(this.grid.getByRole('gridcell', { name: saying(seats.seatState.taken) }));
  }

  /** The own seat with the name of its passenger. */
  mine(number: string, name: string): Locator {
    return this.seat(number).and(this.grid.getByRole('gridcell', { name: saying(seats.seatOf(name)) }));
  }

  /** Number of the free seat at an index of the drawing. */
  async freeNumber(place = 0): Promise<string> {
    const name = await this.free.nth(place).getAttribute('aria-label');
    return name?.match(/\d+/)?.[0] ?? '';
  }

  passenger(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: passengerRows.edit(name) }) });
  }

  async leave(): Promise<void> {
    await this.alert.getByRole('button', { name: saying(seatAlerts.leave.title.slice(1, 6)) }).click();
  }

  async stay(): Promise<void> {
    await this.alert.getByRole('button', { name: seatAlerts.leave.stay }).click();
  }

  /** Closes an alert without accepting offered seats. */
  async acceptAlert(): Promise<void> {
    await this.alert.getByRole('button', { name: new RegExp(`^(${common.accept}|${seatAlerts.keepLooking})$`) }).click();
  }
}
