import { randomBytes } from 'node:crypto';
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { oneWay } from '../../machines/search/search.rules.ts';
import type { SearchAsked } from '../../machines/search/search.types.ts';
import type { Benefits } from '../../machines/seats/seats.types.ts';
import { Books } from '../pages/Books.ts';
import { CalendarPage } from '../pages/CalendarPage.ts';
import { ChallengeFrame } from '../pages/ChallengeFrame.ts';
import { HelpPage } from '../pages/HelpPage.ts';
import { HomePage } from '../pages/HomePage.ts';
import { OrderPage } from '../pages/OrderPage.ts';
import { Outbox } from '../pages/Outbox.ts';
import { PassengerSheet } from '../pages/PassengerSheet.ts';
import { ProfilePage } from '../pages/ProfilePage.ts';
import { PromotionCard, withoutPromotion } from '../pages/PromotionCard.ts';
import { RecoveryPage } from '../pages/RecoveryPage.ts';
import { RegistrationPage } from '../pages/RegistrationPage.ts';
import { ReservationPage } from '../pages/ReservationPage.ts';
import { ResultsPage } from '../pages/ResultsPage.ts';
import { SeatsPage } from '../pages/SeatsPage.ts';
import { CodeSheet, SignInSheet } from '../pages/SignInSheet.ts';
import { SummaryPage } from '../pages/SummaryPage.ts';
import { Switchboard } from '../pages/Switchboard.ts';
import { TripsPage } from '../pages/TripsPage.ts';
import { UnknownPage } from '../pages/UnknownPage.ts';
import { failures, seats as seatWords, signInAlerts, updateData } from '../../src/messages/es-MX.ts';
import type { Session } from '../../src/app/session/tokens.ts';
import { Buyer } from '../model/browser/buyer.ts';
import { newTraveller, signUp, storedSession, type Stored, type Traveller } from './guest.ts';

export { expect };

/** The page objects of one page. */
export function shopOn(page: Page) {
  return {
    page,
    help: new HelpPage(page),
    home: new HomePage(page),
    results: new ResultsPage(page),
    promotion: new PromotionCard(page),
    calendar: new CalendarPage(page),
    seats: new SeatsPage(page),
    passenger: new PassengerSheet(page),
    signIn: new SignInSheet(page),
    code: new CodeSheet(page),
    summary: new SummaryPage(page),
    challenge: new ChallengeFrame(page),
    unknown: new UnknownPage(page),
    order: new OrderPage(page),
    profile: new ProfilePage(page),
    registration: new RegistrationPage(page),
    recovery: new RecoveryPage(page),
    trips: new TripsPage(page),
    reservation: new ReservationPage(page),
  };
}

export type Shop = ReturnType<typeof shopOn>;

/** A bus that no other test uses: the worker's own day, and an index in the list of departures. */
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
  /** The earlier answer to the benefits notice. */
  benefits: Benefits;
  /** The traveller has a guest's session, created without the sign-in; 'proved' gives a verified phone for a second sign-in. */
  signedIn: boolean | 'proved';
  /** The services have the promotion of the way back; without it nothing stands above the departures. */
  hasPromotion: boolean;
  /** Console errors that do not fail the test. */
  expectedNoise: RegExp;
};

type Fixtures = {
  traveller: Traveller;
  session: Session | null;
  sandboxSession: string;
  /** Calls the services as the page's browser could. */
  buyer: Buyer;
  /** The shop in another browser at the same sandbox time, with a guest's session or without. */
  openElsewhere: (guest: Traveller | null) => Promise<Shop>;
  bus: Bus;
  shop: Shop;
  outbox: Outbox;
  switchboard: Switchboard;
  books: Books;
  noise: string[];
};

const sandboxUrl = `http://localhost:${process.env['JOURNEY_SANDBOX_PORT']}`;
/** The browser logs every failed answer as an error; many journeys expect those. */
const FAILED_ANSWER = /Failed to load resource/;

/** Unexpected console output of the page: errors, refused content, uncaught exceptions. */
export function noiseOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
  return heard;
}

/** The cookie of a sandbox session. */
function cookiesOf(sandboxSession: string): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const cookie = { name: 'sandbox-session', value: sandboxSession, domain: 'localhost', path: '/' };
  return { cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }], origins: [] };
}

type Furniture = { holder: string; session: Session | null; benefits: Benefits; hasPromotion: boolean };

/** Fills the storage of a new browser before its first page, which is faster than an extra page. */
async function furnish(context: BrowserContext, url: string, { holder, session, benefits, hasPromotion }: Furniture): Promise<void> {
  if (!hasPromotion) await withoutPromotion(context);
  const stored: Stored = { 'anden.holder': JSON.stringify(holder), ...(session && storedSession(session)) };
  await context.addInitScript(
    ([origin, items, answer]) => {
      if (location.origin !== origin) return;
      if (answer !== 'unasked') sessionStorage.setItem('anden.benefits', answer);
      if (localStorage.getItem('anden.holder') !== null) return;
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    [url, stored, benefits] as const,
  );
}

export const test = base.extend<Options & Fixtures>({
  benefits: ['declined', { option: true }],
  signedIn: [true, { option: true }],
  hasPromotion: [false, { option: true }],
  expectedNoise: [FAILED_ANSWER, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures of a fixture from its pattern
  traveller: async ({}, use) => use(newTraveller()),
  // oxlint-disable-next-line no-empty-pattern
  sandboxSession: async ({}, use) => use(randomBytes(12).toString('base64url')),
  // oxlint-disable-next-line no-empty-pattern
  bus: async ({}, use, { workerIndex }) => use(nextBus(workerIndex)),
  session: async ({ signedIn, traveller, outbox, baseURL }, use) =>
    use(signedIn ? await signUp(baseURL ?? '', traveller, signedIn === 'proved' ? outbox : null) : null),
  storageState: async ({ sandboxSession }, use) => use(cookiesOf(sandboxSession)),
  buyer: async ({ baseURL, session, sandboxSession }, use) =>
    use(new Buyer(baseURL ?? '', { token: session?.access, sandbox: sandboxSession })),
  context: async ({ context, baseURL, buyer, session, benefits, hasPromotion }, use) => {
    await furnish(context, baseURL ?? '', { holder: buyer.holder, session, benefits, hasPromotion });
    await use(context);
  },
  openElsewhere: async ({ browser, baseURL, sandboxSession }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (guest) => {
      const url = baseURL ?? '';
      const context = await browser.newContext({ storageState: cookiesOf(sandboxSession) });
      contexts.push(context);
      await furnish(context, url, {
        holder: new Buyer(url).holder,
        session: guest && (await signUp(url, guest, null)),
        benefits: 'declined',
        hasPromotion: false,
      });
      return shopOn(await context.newPage());
    });
    for (const context of contexts) await context.close();
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

/** From the list of departures to the passenger form of the first free seat. Returns the number of the seat. */
export async function chooseSeat({ results, seats, passenger }: Shop, { asked, place }: Bus): Promise<string> {
  await results.open(asked);
  await results.chooseAt(place);
  await seats.live.waitFor();
  const number = await seats.freeNumber();
  await seats.seat(number).click();
  await passenger.dialog.waitFor();
  return number;
}

/** Opens the seats with one passenger. Returns the number of the seat. */
export async function addPassenger(shop: Shop, bus: Bus, traveller: Traveller): Promise<string> {
  const number = await chooseSeat(shop, bus);
  await shop.passenger.fill(traveller);
  await shop.passenger.submit.click();
  await shop.passenger.dialog.waitFor({ state: 'hidden' });
  return number;
}

/** From Home to the bus of this test. The form would give all tests the next free day. */
export async function openSeatsFromHome({ home, results }: Shop, bus: Bus): Promise<void> {
  await home.open();
  await home.chooseOrigin('monterrey', 'Monterrey');
  await home.chooseDestination('slp', 'San Luis Potosí');
  await home.submit.click();
  await results.heading.waitFor();
  await results.open(bus.asked);
  await results.chooseAt(bus.place);
}

/** Seats the traveller on the open bus of the way out and on that of the way back. */
export async function addBothWays({ page, seats, passenger }: Shop, traveller: Traveller): Promise<void> {
  await seats.live.waitFor();
  await seats.seat(await seats.freeNumber()).click();
  await passenger.dialog.waitFor();
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: seatWords.next.return }).click();
  await seats.live.waitFor();
  await seats.seat(await seats.freeNumber(1)).click();
  await passenger.dialog.waitFor();
  await passenger.dialog.getByRole('button', { name: traveller.fullName }).click();
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
}

/** Opens the summary with one held seat. Returns the number of the seat. */
export async function holdSeat(shop: Shop, bus: Bus, traveller: Traveller): Promise<string> {
  const number = await addPassenger(shop, bus, traveller);
  await shop.seats.next.click();
  return number;
}

/** Opens the summary of a cart that the services created. */
export async function openSummary({ summary }: Shop, buyer: Buyer, bus: Bus): Promise<void> {
  await summary.open(await buyer.cart(bus));
}

/** Signs a new guest in, in the open sign-in. */
export async function signInAsGuest({ signIn, code }: Pick<Shop, 'signIn' | 'code'>, traveller: Traveller, outbox: Outbox): Promise<void> {
  await signIn.fill(traveller);
  await signIn.submit.click();
  await code.enter(await outbox.codeFor(traveller.phone));
}

/** From the open seats to the payment, for a new guest on the first free seat. */
export async function holdSeatAsGuest(shop: Shop, traveller: Traveller, outbox: Outbox): Promise<void> {
  const { seats, passenger } = shop;
  await seats.free.first().click();
  await signInAsGuest(shop, traveller, outbox);
  await passenger.fill(traveller);
  await passenger.submit.click();
  await seats.next.click();
}

/** Signs in again in the open sign-in: the phone has an account, and a new code opens it. */
export async function signInAgain(
  { page, signIn, code }: Pick<Shop, 'page' | 'signIn' | 'code'>,
  traveller: Traveller,
  outbox: Outbox,
): Promise<void> {
  await signIn.asGuest();
  await signIn.fill(traveller);
  await signIn.submit.click();
  await expect(signIn.alert).toContainText(failures['account-exists'].text);
  await signIn.alert.getByRole('button', { name: signInAlerts.accountExists.accept }).click();
  await code.enter(await outbox.codeFor(traveller.phone, 2));
  await giveName(page, traveller);
  await signIn.dialog.waitFor({ state: 'hidden' });
}

/** Answers the greeting of a guest without a name. */
export async function giveName(page: Page, { firstName, lastName }: Traveller): Promise<void> {
  await page.getByRole('alertdialog', { name: updateData.greeting.title }).getByRole('button').click();
  const form = page.getByRole('dialog', { name: updateData.title });
  await form.getByRole('textbox', { name: updateData.fields.firstName }).fill(firstName);
  await form.getByRole('textbox', { name: updateData.fields.paternal }).fill(lastName);
  await form.getByRole('textbox', { name: updateData.fields.maternal }).fill('Ruiz');
  await form.getByRole('button', { name: updateData.submit }).click();
  await form.waitFor({ state: 'hidden' });
}

/** Pays with a card number; the test checks the result. */
export async function payWith({ summary }: Shop, number: string, traveller: Traveller): Promise<void> {
  await summary.fillCard({ ...traveller, number });
  await summary.pay.click();
}
