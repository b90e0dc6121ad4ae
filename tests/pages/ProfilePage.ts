import type { Locator, Page } from '@playwright/test';
import type { ProfileSection } from '../../machines/domain/profile.ts';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { common, profile as words, trips } from '../../src/messages/es-MX.ts';
import { alertOn } from './alert.ts';

/** Mi Perfil and the list of trips. */
export class ProfilePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly tripsHeading: Locator;
  readonly person: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly add: Locator;
  readonly search: Locator;
  readonly signOut: Locator;
  readonly remove: Locator;
  readonly sheet: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: words.title });
    this.tripsHeading = page.getByRole('heading', { level: 1, name: trips.title });
    this.person = page.getByRole('region', { name: words.account, exact: true });
    this.save = page.getByRole('button', { name: words.save });
    this.cancel = page.getByRole('main').getByRole('button', { name: common.cancel, exact: true });
    this.add = page.getByRole('button', { name: words.passengers.add });
    this.search = page.getByRole('main').getByRole('button', { name: words.search });
    this.signOut = page.getByRole('main').getByRole('button', { name: words.signOut });
    this.remove = page.getByRole('button', { name: words.deletion.open });
    this.sheet = page.getByRole('dialog', { name: words.deletion.title });
    this.alert = alertOn(page);
  }

  async open(section: ProfileSection = 'data'): Promise<void> {
    await this.page.goto(`/compra${pathOf({ name: 'profile', section })}`);
    await this.heading.waitFor();
  }

  section(name: ProfileSection): Locator {
    return this.page.getByRole('link', { name: words.section[name] });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** Fills the open form of a favourite passenger and saves it. */
  async keep({ firstName, lastName, birthday }: { firstName: string; lastName: string; birthday: string }): Promise<void> {
    const { field, save } = words.passengers;
    await this.field(field.firstName).fill(firstName);
    await this.field(field.lastName).fill(lastName);
    await this.field(field.birthday).fill(birthday);
    await this.page.getByRole('button', { name: save, exact: true }).click();
  }

  /** Answers the open alert. */
  async answer(label: string): Promise<void> {
    await this.alert.getByRole('button', { name: label, exact: true }).click();
    await this.alert.waitFor({ state: 'hidden' });
  }
}
