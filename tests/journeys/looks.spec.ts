import type { Page } from '@playwright/test';
import { payAlerts, seats as words, seatTools, signIn as signInWords, socialSignIn } from '../../src/messages/es-MX.ts';
import { expect, test, type Bus, type Shop } from './journey.ts';
import { expectAccessible, expectReachable, expectUncut, expectUncutWhenBig } from './looks.ts';
import type { Outbox } from '../pages/Outbox.ts';
import type { Traveller } from './guest.ts';

type Look = (page: Page, step: string) => Promise<void>;
type Walk = { shop: Shop; bus: Bus; traveller: Traveller; outbox: Outbox };

/** Walks through the purchase and checks every step. */
async function lookAtEachStep({ shop, bus, traveller, outbox }: Walk, look: Look): Promise<void> {
  const { page, home, results, seats, signIn, code, passenger, summary, challenge, order } = shop;
  await home.open();
  await look(page, 'Home');
  await results.open(bus.asked);
  await look(page, 'the results');
  await results.chooseAt(bus.place);
  await seats.live.waitFor();
  await look(page, 'the seats');
  await seats.free.first().click();
  await signIn.email.waitFor();
  await look(page, 'the sign-in');
  await page.getByRole('tab', { name: signInWords.tabs.email }).click();
  await page.getByRole('button', { name: socialSignIn.enterWith('facebook') }).waitFor();
  await look(page, 'the sign-in by e-mail');
  await page.getByRole('tab', { name: signInWords.tabs.guest }).click();
  await signIn.fill(traveller);
  await signIn.submit.click();
  await code.input.waitFor();
  await look(page, 'the code');
  await code.enter(await outbox.codeFor(traveller.phone));
  await passenger.dialog.waitFor();
  await look(page, 'the passenger');
  await passenger.fill(traveller);
  await passenger.submit.click();
  await passenger.dialog.waitFor({ state: 'hidden' });
  await look(page, 'the seats with a passenger');
  await seats.next.click();
  await summary.heading.waitFor();
  await look(page, 'the summary');
  await summary.fillCard({ ...traveller, number: '4000000000000002' });
  await summary.pay.click();
  await summary.alert.waitFor();
  await look(page, 'a refused card');
  await summary.alert.getByRole('button', { name: payAlerts.declined.again }).click();
  await summary.fillCard({ ...traveller, number: '4000002500003155' });
  await summary.pay.click();
  await challenge.code.waitFor();
  await look(page, 'the challenge');
  await challenge.answer('1234');
  await order.qr.waitFor();
  await look(page, 'the order');
  await expect(order.heading).toBeVisible();
}

test.describe('each step of the purchase', () => {
  // A window of 320 px with a scroll bar.
  const NARROW = { width: 308, height: 720 };
  test.use({ signedIn: false, viewport: NARROW });
  test.setTimeout(240_000);

  test('is complete on a screen of 320 px and with text of 200 %, and axe finds nothing', async ({ shop, bus, traveller, outbox }) => {
    await lookAtEachStep({ shop, bus, traveller, outbox }, async (page, step) => {
      await expectUncut(page, `${step}, 320 px`);
      await expectReachable(page, step);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectUncutWhenBig(page, `${step}, 200 %`);
      await expectAccessible(page, step);
      await page.setViewportSize(NARROW);
    });
  });
});

/** Runs in the page: the elements whose middle is outside the screen or covered. */
function outOfSight(elements: (HTMLElement | SVGElement)[]): string[] {
  const hidden = elements.filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2) ?? document.body);
  });
  return hidden.map((element) => element.ariaLabel ?? element.textContent);
}

test('the bus comes first: its whole lower floor is in sight without scrolling @desktop', async ({ page, shop, bus, buyer }) => {
  const { results, seats } = shop;
  const [{ asked, place }] = await buyer.busWith({ ...bus, place: 0 }, (free) => new Set(free.map(({ section }) => section)).size === 2);
  await results.open(asked);
  await results.chooseAt(place);
  await seats.live.waitFor();
  const [lower, upper] = [seats.floor('ground'), seats.floor('top')];
  await expect(lower.getByRole('gridcell', { name: /^Asiento/ })).toHaveCount(12);
  expect(await lower.getByRole('gridcell', { name: /^Asiento/ }).evaluateAll(outOfSight)).toEqual([]);
  for (const end of [words.front, words.rear]) expect(await page.getByText(end).first().evaluateAll(outOfSight)).toEqual([]);

  const below = await lower.boundingBox();
  for (const later of [page.getByRole('list', { name: words.legend }), page.getByRole('group', { name: seatTools.tools })])
    expect((await later.boundingBox())?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
  const isWide = (page.viewportSize()?.width ?? 0) > 1024;
  await expect(upper).toHaveCount(isWide ? 1 : 0);
  if (isWide) expect((await upper.boundingBox())?.x).toBeGreaterThan((below?.x ?? 0) + (below?.width ?? 0));
});
