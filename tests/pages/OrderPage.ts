import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/app/steps/addresses.ts';
import type { Direction } from '../../machines/domain/trip.ts';
import { confirmation } from '../../src/messages/es-MX.ts';
import { saying } from './text.ts';

/** The paid order with its tickets. */
export class OrderPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly notFound: Locator;
  readonly qr: Locator;
  readonly goHome: Locator;
  readonly download: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: confirmation.title });
    this.notFound = page.getByRole('heading', { level: 1, name: confirmation.notFound.title });
    this.qr = page.getByRole('img', { name: saying(confirmation.qrOf('').trim()) });
    this.download = page.getByRole('button', { name: confirmation.download });
    this.goHome = page.getByRole('button', { name: confirmation.goHome });
  }

  async open(orderId: string): Promise<void> {
    await this.page.goto(`/compra${pathOf({ name: 'order', orderId })}`);
  }

  ticketOf(name: string, direction: Direction = 'outbound'): Locator {
    return this.page.getByRole('article', { name: confirmation.ticketOf(name, direction) });
  }

  sentTo(email: string): Locator {
    return this.page.getByText(confirmation.sentTo(email));
  }
}
