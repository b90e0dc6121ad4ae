import { randomBytes } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { oneWay } from '../../machines/search/search.rules.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import type { Benefits } from '../../machines/seats/seats.types.ts';
import { Books } from '../pages/Books.ts';
import { ChallengeFrame } from '../pages/ChallengeFrame.ts';
import { HomePage } from '../pages/HomePage.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { Outbox } from '../pages/Outbox.ts';
import { PassengerSheet } from '../pages/PassengerSheet.ts';
import { ResultsPage } from '../pages/ResultsPage.ts';
import { SeatsPage } from '../pages/SeatsPage.ts';
import { CodeSheet, SignInSheet } from '../pages/SignInSheet.ts';
import { SummaryPage } from '../pages/SummaryPage.ts';
import { Switchboard } from '../pages/Switchboard.ts';
import { UnknownPage } from '../pages/UnknownPage.ts';
import { newTraveller, storageOf, type Traveller } from './guest.ts';

export { expect };

/** The page objects of one page. */
export function shopOn(page: Page) {
  return {
    page,
    home: new HomePage(page),
    results: new ResultsPage(page),
    seats: new SeatsPage(page),
    passenger: new PassengerSheet(page),
    signIn: new SignInSheet(page),
    code: new CodeSheet(page),
    summary: new SummaryPage(page),
    challenge: new ChallengeFrame(page),
    unknown: new UnknownPage(page),
    order: new OrderPage(page),
  };
}

export type Shop = ReturnType<typeof shopOn>;

/** A bus that no other test uses: a day of the worker's own, and a place in the list of departures. */
export type Bus = { asked: SearchAsked; place: number };

const DAYS = 40;
const DEPARTURES = 20;
let buses = 0;

function nextBus(worker: number): Bus {
  const turn = buses++;
  const day = 3 + ((worker + Math.floor(turn / DEPARTURES) * 7) % DAYS);
  const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
  return { asked: oneWay('MTY', 'SLP', date), place: turn % DEPARTURES };
}

type Options = {
  /** What was said to the benefits notice before the test. */
  benefits: Benefits;
  /** The traveller comes with a guest's session, made without the sign-in. */
  signedIn: boolean;
  /** Console errors that a test provokes. */
  expectedNoise: RegExp;
};

type Fixtures = {
  traveller: Traveller;
  sandboxSession: string;
  bus: Bus;
  shop: Shop;
  outbox: Outbox;
  switchboard: Switchboard;
  books: Books;
  noise: string[];
};

const sandboxUrl = `http://localhost:${process.env['JOURNEY_SANDBOX_PORT']}`;
/** The browser tells every answer that is no success as an error; those belong to many journeys. */
const FAILED_ANSWER = /Failed to load resource/;

/** What the page says on the console that it should not: errors, refused content, uncaught exceptions. */
export function noiseOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
  return heard;
}

export const test = base.extend<Options & Fixtures>({
  benefits: ['declined', { option: true }],
  signedIn: [true, { option: true }],
  expectedNoise: [FAILED_ANSWER, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures of a fixture from its pattern
  traveller: async ({}, use) => use(newTraveller()),
  // oxlint-disable-next-line no-empty-pattern
  sandboxSession: async ({}, use) => use(randomBytes(12).toString('base64url')),
  // oxlint-disable-next-line no-empty-pattern
  bus: async ({}, use, { workerIndex }) => use(nextBus(workerIndex)),
  storageState: async ({ signedIn, traveller, sandboxSession, baseURL }, use) => {
    const cookie = { name: 'sandbox-session', value: sandboxSession, domain: 'localhost', path: '/' };
    await use({
      ...(await storageOf(baseURL ?? '', signedIn ? traveller : null)),
      cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }],
    });
  },
  context: async ({ context, benefits }, use) => {
    await context.addInitScript((answer) => {
      if (!location.pathname.startsWith('/bank/') && answer !== 'unasked') sessionStorage.setItem('anden.benefits', answer);
    }, benefits);
    await use(context);
  },
  shop: async ({ page }, use) => use(shopOn(page)),
  // oxlint-disable-next-line no-empty-pattern
  outbox: async ({}, use) => use(new Outbox(sandboxUrl)),
  switchboard: async ({ sandboxSession }, use) => use(new Switchboard(sandboxUrl, sandboxSession)),
  books: async ({ sandboxSession }, use) => use(new Books(sandboxUrl, sandboxSession)),
  noise: [
    async ({ page, expectedNoise }, use) => {
      const heard = noiseOf(page);
      await use(heard);
      expect(heard.filter((text) => !expectedNoise.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** From the list of departures to the passenger's form of the first free seat; the number of the seat. */
export async function chooseSeat({ results, seats, passenger }: Shop, { asked, place }: Bus): Promise<string> {
  await results.open(asked);
  await results.chooseAt(place);
  await seats.live.waitFor();
  const number = await seats.freeNumber();
  await seats.seat(number).click();
  await passenger.opened();
  return number;
}

/** On the seats with one passenger; the number of the seat. */
export async function addPassenger(shop: Shop, bus: Bus, traveller: Traveller): Promise<string> {
  const number = await chooseSeat(shop, bus);
  await shop.passenger.fill(traveller);
  await shop.passenger.submit.click();
  await shop.passenger.dialog.waitFor({ state: 'hidden' });
  return number;
}

/** On the summary with one seat held; the number of the seat. */
export async function holdSeat(shop: Shop, bus: Bus, traveller: Traveller): Promise<string> {
  const number = await addPassenger(shop, bus, traveller);
  await shop.seats.next.click();
  await shop.summary.acceptTime();
  return number;
}

/** Pays with a card number and leaves what follows to the test. */
export async function payWith({ summary }: Shop, number: string, traveller: Traveller): Promise<void> {
  await summary.fillCard({ ...traveller, number });
  await summary.pay.click();
}
