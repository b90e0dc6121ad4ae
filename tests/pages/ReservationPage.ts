import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { confirmation, reservation } from '../../src/messages/es-MX.ts';

/** The payment of a reservation by its link. Its card form is that of the summary. */
export class ReservationPage {
  readonly #page: Page;
  readonly heading: Locator;
  readonly folio: Locator;
  readonly paid: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: reservation.title });
    this.folio = page.getByText(new RegExp(`^${reservation.folio} `));
    this.paid = page.getByRole('heading', { level: 1, name: confirmation.title });
  }

  async open(token: string): Promise<void> {
    await this.#page.goto(`/compra${pathOf({ name: 'reservation', link: { by: 'token', token } })}`);
  }

  /** An address that names no reservation. */
  async openUnnamed(): Promise<void> {
    await this.#page.goto(`/compra${pathOf({ name: 'reservation', link: null })}`);
  }

  /** As from My trips. */
  async openOwn(operation: string): Promise<void> {
    await this.#page.goto(`/compra${pathOf({ name: 'reservation', link: { by: 'operation', operation } })}`);
  }
}
