import type { FrameLocator, Locator, Page } from '@playwright/test';
import { payAlerts } from '../../src/messages/es-MX.ts';

/** The page of the sandbox bank inside the shop, with the bank's own texts. */
export class ChallengeFrame {
  readonly dialog: Locator;
  readonly code: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;
  readonly problem: Locator;
  readonly confirming: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: payAlerts.challenge.title });
    const frame: FrameLocator = this.dialog.frameLocator(`iframe[title="${payAlerts.challenge.frame}"]`);
    this.code = frame.getByRole('textbox', { name: 'Código que te enviamos por SMS' });
    this.confirm = frame.getByRole('button', { name: 'Confirmar' });
    this.cancel = frame.getByRole('button', { name: 'Cancelar' });
    this.problem = frame.getByRole('alert');
    this.confirming = this.dialog.getByText(payAlerts.challenge.confirming).first();
  }

  async answer(code: string): Promise<void> {
    await this.code.fill(code);
    await this.confirm.click();
  }
}
