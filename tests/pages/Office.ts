import type { Locator, Page } from '@playwright/test';
import { office } from '../../src/messages/es-MX.ts';

/** The office in a browser. */
export class Office {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(email: string, password: string, code: string): Promise<void> {
    const { signIn: words } = office;
    await this.page.getByRole('textbox', { name: words.email }).fill(email);
    await this.page.getByLabel(new RegExp(`^${words.password}`)).fill(password);
    await this.page.getByLabel(words.code).fill(code);
    await this.page.getByRole('button', { name: words.submit, exact: true }).click();
  }

  /** Opens the menu where the screen has no room for it. */
  async #openMenu(): Promise<void> {
    const menu = this.button(office.openMenu);
    await menu.or(this.button(office.signOut)).first().waitFor();
    if (await menu.isVisible()) await menu.click();
  }

  async signOut(): Promise<void> {
    await this.#openMenu();
    await this.button(office.signOut).click();
  }

  /** A page of the menu. */
  async open(name: keyof typeof office.places): Promise<void> {
    await this.#openMenu();
    await this.page.getByRole('link', { name: office.places[name], exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name: office.places[name] }).waitFor();
  }

  async find(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: office.find.label }).fill(text);
    await this.page.getByRole('button', { name: office.find.submit, exact: true }).click();
  }

  get act(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Confirms the open act, and closes it when it is done. */
  async confirm(kind: keyof typeof office.acts.confirm): Promise<void> {
    await this.act.getByRole('button', { name: office.acts.confirm[kind], exact: true }).click();
    await this.act.getByText(office.acts.done[kind]).waitFor();
    await this.act.getByRole('button', { name: office.acts.ready }).click();
  }
}
