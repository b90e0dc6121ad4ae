import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { situationsIn, type Chart } from 'storybook-xstate';
import { landing, spanish as words } from '../../.storybook/words.ts';

declare global {
  interface Window {
    /** How often the panel said that there is no chart. */
    denied: number;
  }
}

const root = join(import.meta.dirname, '../..');

type Entry = { id: string; type: 'story' | 'docs'; importPath: string; title: string; name: string; exportName?: string; tags?: string[] };
type Index = { entries: Record<string, Entry> };

/** Letters that a title may have in the side bar, which is 230 px wide. */
const LONGEST_TITLE = 28;

/** Titles that are one word in both languages. */
const sameInBoth = new Set(['Raites']);

/** A test fails when its page logs an error. */
const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(page);
    expect(errors).toEqual([]);
  },
});

const CANVAS = '#storybook-preview-iframe';
const now = (page: Page) => page.locator('.chart-now');
const state = (page: Page, id: string) => page.locator(`.chart-state[data-state="${id}"]`);

/** Checks a part of the manager, or of its canvas, with axe; pictures are excluded. */
async function expectAccess(page: Page, part: string, frame?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const scope = frame === undefined ? axe.include(part) : axe.include([frame, part]).exclude([frame, '.chart-picture']);
  const { violations } = await scope.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

test('has a page and a story of every situation for each chart', async ({ request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index;
  const sourceOf = ({ importPath }: { importPath: string }) => readFileSync(join(root, importPath), 'utf8');
  for (const file of globSync('machines/*/*.examples.ts', { cwd: root })) {
    const { chart } = (await import(join(root, file))) as { chart: Chart };
    const own = Object.values(entries).filter((entry) => entry.importPath.endsWith(file) || sourceOf(entry).includes(file));
    // Stories of another chart may use the examples of this one.
    const shown = new RegExp(`import \\{ chart\\b[^}]*\\} from '[^']*${file.replaceAll('.', '[.]')}'`);
    const pages = own.filter((entry) => entry.type === 'docs' && (entry.importPath.endsWith(file) || shown.test(sourceOf(entry))));
    expect(pages, file).toHaveLength(1);
    expect(own.filter(({ type }) => type === 'story').length, file).toBeGreaterThanOrEqual(Object.keys(situationsIn(chart)).length);
  }
});

test('stories have short Spanish titles, and the ids of their requirements as tags', async ({ request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index;
  const stories = Object.values(entries).filter(({ type, importPath }) => type === 'story' && !importPath.includes('packages/'));
  expect(stories.length).toBeGreaterThan(700);
  const plain = (name: string) => name.replaceAll(' ', '').toLowerCase();
  const untitled = stories.filter(({ name, exportName = '' }) => plain(name) === plain(exportName) && !sameInBoth.has(name));
  expect(untitled.map(({ id, name }) => [id, name])).toEqual([]);
  expect(stories.filter(({ name }) => name.length > LONGEST_TITLE || name.includes('[')).map(({ id, name }) => [id, name])).toEqual([]);
  expect(entries['pasos-cambiar-nombre--warning']).toMatchObject({ name: 'Aviso', tags: expect.arrayContaining(['RENAME-003']) });
});

test('the panel marks the state of the story, and follows its changes', async ({ page }) => {
  await page.goto('/?path=/story/pantallas-pago--ready');
  const ready = state(page, 'checkout.open.cardPayment.resting');
  await expect(ready).toHaveAttribute('data-active', 'true');
  await expect(ready.locator('.chart-box')).toBeInViewport();
  await expectAccess(page, '.chart-root');

  // Clicking an event of the drawing sends it, and the story changes.
  await page.getByRole('searchbox', { name: words.search }).fill('checkout.left');
  await page.locator('.chart-row[data-event="checkout.left"][role="button"]').click();
  await page.getByRole('searchbox', { name: words.search }).fill('');
  await expect(now(page).filter({ hasText: 'open.releasing' })).toBeVisible();
  await page.getByRole('button', { name: words.follow, exact: true }).click();
  await expect(state(page, 'checkout.open.releasing').locator('.chart-box')).toBeInViewport();
  const canvas = page.frameLocator(CANVAS);
  await expect(canvas.getByRole('status')).toContainText('Liberamos tus asientos');

  // Clicking a state opens its story, also where only what leads to it is drawn.
  await page.getByLabel(words.shows).selectOption('into');
  await page.getByLabel(words.state, { exact: true }).selectOption('checkout.open.expired.releasing');
  await expect(state(page, 'checkout.open.releasing')).toHaveCount(0);
  await state(page, 'checkout.open.expired.releasing').click();
  await expect(page).toHaveURL(/pantallas-pago--expiring/);
  await expect(now(page).filter({ hasText: 'open.expired.releasing' })).toBeVisible();
});

test('a large chart is legible at each distance, and shows the way to a state alone', async ({ page }) => {
  await page.goto('/?path=/story/pantallas-pago--ready');
  await expect(state(page, 'checkout.open.cardPayment.resting')).toHaveAttribute('data-active', 'true');
  const detail = page.getByLabel(words.detail, { exact: true });
  await expect(detail.locator('option')).toHaveText([
    words.details.outline,
    words.groups(1),
    words.groups(2),
    words.details.states,
    words.details.all,
  ]);
  const smallest = () =>
    page.locator('.chart-moved').evaluate((moved) => {
      const scale = new DOMMatrix(getComputedStyle(moved).transform).a;
      return Math.min(
        ...[...moved.querySelectorAll('text, tspan')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale),
      );
    });
  // Each distance is legible: 11 px and more.
  const farther = page.getByRole('button', { name: words.zoomOut });
  for (let press = 0; press < 20; press += 1) {
    expect(await smallest()).toBeGreaterThanOrEqual(11);
    await farther.click();
  }
  await expect(detail).toHaveValue('0');
  await expect(state(page, 'checkout.open')).toHaveAttribute('data-active', 'true');
  await expect(state(page, 'checkout.open.cardPayment.resting')).toHaveCount(0);

  await page.getByLabel(words.shows).selectOption('way');
  await page.getByLabel(words.state, { exact: true }).selectOption('checkout.open.paymentTruth');
  await detail.selectOption(words.details.all);
  await expect(page.locator('.chart-row')).toHaveCount(1);
  await expect(page.locator('.chart-moved')).toContainText('La respuesta del pago se pierde');
  await expectAccess(page, '.chart-root');
});

test('a first visit takes few files, and the panel never denies a chart', async ({ page }) => {
  let files = 0;
  page.on('request', () => (files += 1));
  await page.addInitScript(() => {
    window.denied = 0;
    new MutationObserver(() => (window.denied += document.querySelectorAll('.chart-empty[data-none]').length)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto('/?path=/story/pasos-confirmación--shown');
  await expect(state(page, 'confirmation.shown.share.idle')).toHaveAttribute('data-active', 'true');
  expect(files).toBeLessThan(45);
  expect(await page.evaluate(() => window.denied)).toBe(0);
  await page.goto('/?path=/story/kit-botones--looks');
  await expect(page.locator('.chart-empty[data-none]')).toHaveText(words.noChart);
});

test('the first page finds a story by its texts and opens it, and a link to a state opens its story', async ({ page }) => {
  await page.goto('/?path=/docs/inicio--mapa');
  const first = page.frameLocator(CANVAS);
  await expect(first.getByRole('heading', { name: landing.purchase })).toBeVisible();
  await expectAccess(page, '[data-atlas]', CANVAS);
  const search = first.getByRole('searchbox', { name: landing.search });
  await search.fill('checkout.open.releasing');
  await expect(first.getByRole('status')).not.toHaveText(landing.found(0));
  await search.press('Enter');
  await expect(page).toHaveURL(/path=[/]story[/]pantallas-pago--/);
  await page.goto('/?state=checkout.open.releasing');
  await expect(now(page).filter({ hasText: 'open.releasing' })).toBeVisible();
});

test('the list has the content and the actions of the drawing, by keyboard', async ({ page }) => {
  await page.goto('/?path=/story/pantallas-pago--ready&globals=theme:dark');
  const list = page.getByRole('button', { name: words.list, exact: true });
  // The manager renders its panel again while it loads.
  await expect(async () => {
    await list.press('Enter');
    await expect(list).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await expectAccess(page, '.chart-root');
  const search = page.getByRole('searchbox', { name: words.search });
  await search.fill('backToSeats');
  await expect(page.locator('.chart-tree li[data-found="true"]').first()).toBeInViewport();
  await search.press('Escape');
  await page.getByRole('button', { name: words.send('Regresa a los asientos') }).press('Enter');
  await expect(now(page).filter({ hasText: 'open.releasing' })).toBeVisible();
  await page.getByRole('button', { name: words.reset }).press('Enter');
  await expect(now(page).filter({ hasText: 'open.cardPayment.resting' })).toBeVisible();
  await page
    .locator('.chart-tree')
    .getByRole('button', { name: words.open('cartExpired'), exact: true })
    .press('Enter');
  // Two stories are in this state.
  await page
    .getByRole('dialog', { name: words.chooseStory })
    .getByRole('button', { name: /Carrito vencido/ })
    .press('Enter');
  await expect(page).toHaveURL(/pantallas-pago--cart-expired/);
});

test('a chart of foreign shape is drawn and walked, and what it throws is a sentence', async ({ page }) => {
  await page.goto('/?path=/story/storybook-xstate-charts--broken');
  await expect(now(page)).toHaveText('standing');
  const says = page.locator('.chart-panel').getByRole('alert');
  await page.locator('.chart-aside').getByRole('button', { name: 'WEIGH' }).click();
  await expect(says).toContainText('the scale is broken');
  await page.locator('.chart-aside').getByRole('button', { name: 'RUN' }).click();
  await expect(says).toContainText('Infinite loop');
  await page.locator('.chart-aside').getByRole('button', { name: 'FALL', exact: true }).click();
  await expect(now(page)).toHaveText('fallen');
  await expect(page.frameLocator(CANVAS).locator('#storybook-root pre')).toContainText('fallen');

  await page.goto('/?path=/story/storybook-xstate-charts--no-machine');
  await expect(page.locator('.chart-root').getByRole('alert')).toContainText('no machine');
});

test('an actor that the story runs is followed: its states, its context, its messages, and events with data', async ({ page }) => {
  await page.goto('/?path=/story/storybook-xstate-running--running');
  await expect(now(page)).toHaveText('still');
  const shown = page.frameLocator(CANVAS).locator('output');
  const changed = page.locator('.chart-context [data-changed="true"]');
  await expect(changed).toHaveCount(0);

  const offered = page.locator('.chart-aside .chart-list li').filter({ hasText: 'SET' });
  await offered.getByText(words.payload).click();
  const data = offered.getByRole('textbox', { name: words.payloadOf('SET') });
  await data.fill('seven');
  await offered.getByRole('button', { name: words.send('SET') }).click();
  await expect(offered.getByRole('alert')).toHaveText(words.noPayload);
  await data.fill('{"minutes": 7}');
  await offered.getByRole('button', { name: words.send('SET') }).click();
  await expect(shown).toHaveText('still, 7 min');
  await expect(changed).toContainText('minutes7');

  await page.frameLocator(CANVAS).getByRole('button', { name: 'wind' }).click();
  await expect(now(page)).toHaveText('running');
  await expect(page.locator('.chart-messages li').filter({ hasText: 'TICKED' })).toContainText('timer → ');
  await expectAccess(page, '.chart-root');
});

test('a search marks states and events, a state is folded, and the drawing is saved as a file', async ({ page }) => {
  await page.goto('/?path=/story/pantallas-pago--ready');
  const asked = state(page, 'checkout.open.cardPayment.asked');
  await expect(asked).toHaveAttribute('data-found', 'false');
  const search = page.getByRole('searchbox', { name: words.search });
  // The manager renders its panel again while it loads.
  await expect(async () => {
    await search.fill('resumeHold');
    await expect(asked).toHaveAttribute('data-found', 'true', { timeout: 2_000 });
  }).toPass();
  await expect(asked.locator('.chart-box')).toBeInViewport();
  await expectAccess(page, '.chart-root');
  // The sentences of the events are found too.
  await search.fill('9 minutos');
  await expect(page.locator('.chart-row[data-event="hold.lapsed"]').first()).toHaveAttribute('data-found', 'true');
  await expect(page.locator('.chart-aside').getByRole('button', { name: 'Se acaban los 9 minutos hold · holdLapsed' })).toBeEnabled();
  await search.fill('checkout.left');
  await expect(page.locator('.chart-row[data-event="checkout.left"]').first()).toHaveAttribute('data-found', 'true');
  await search.press('Escape');
  await expect(page.locator('[data-found="true"]')).toHaveCount(0);

  await page.getByRole('button', { name: words.fold('cardPayment'), exact: true }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(state(page, 'checkout.open.cardPayment')).toHaveAttribute('data-active', 'true');
  await expectAccess(page, '.chart-root');
  const unfold = page.getByRole('button', { name: words.unfold('cardPayment'), exact: true });
  await expect(unfold).toBeFocused();
  await unfold.press('Enter');
  await expect(asked).toHaveCount(1);

  for (const [format, head] of [
    ['SVG', '<svg xmlns'],
    ['PNG', 'PNG'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.save(format) }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`checkout.${format.toLowerCase()}`);
    const bytes = readFileSync(await saved.path());
    expect(bytes.subarray(0, 12).toString('latin1')).toContain(head);
    expect(bytes.length).toBeGreaterThan(20_000);
  }
});

test('a path of the tests is played beside its chart, coverage is drawn, and a link brings back what was sent', async ({ page }) => {
  // A gliding drawing takes its rows away from under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?path=/story/pantallas-pago--ready&globals=theme:dark&chart-path=1.1');
  const steps = page.locator('.chart-path li');
  const taken = page.locator('.chart-path li[aria-current="step"]');
  await expect(taken).toHaveText(await steps.nth(0).innerText());
  await expect(now(page)).toHaveText('open.cardPayment.resting');
  await expect(page.locator('.chart-root')).toHaveAttribute('data-base', 'dark');
  await page.getByRole('button', { name: words.next }).click();
  await expect(taken).toHaveText(await steps.nth(1).innerText());
  await expect(now(page)).toHaveText('open.cardPayment.asked');
  await page.getByRole('button', { name: words.coverage }).click();
  await expect(state(page, 'checkout.open.cardPayment.asked')).toHaveAttribute('data-covered', /true|false/);
  await expectAccess(page, '.chart-root');
  await page.getByRole('button', { name: words.back }).click();
  await expect(now(page)).toHaveText('open.cardPayment.resting');
  await page.getByRole('button', { name: words.close }).click();

  await page.locator('.chart-row[data-event="checkout.left"][role="button"]').first().press('Enter');
  await expect(now(page)).toHaveText('open.releasing');
  await page.goto((await page.locator('[data-address]').getAttribute('data-address')) ?? '');
  await expect(now(page)).toHaveText('open.releasing');
  await expect(page.frameLocator(CANVAS).getByRole('status')).toContainText('Liberamos tus asientos');

  const asked = page.locator('.chart-row[data-event="payment.asked"]').first();
  await page.getByRole('searchbox', { name: words.search }).fill('payment.asked');
  await asked.hover();
  await expect(page.locator('.chart-edge[data-traced="true"]').first()).toBeAttached();
});

for (const { kept, id, of } of [
  { kept: true, id: 'pasos-acceso', of: 'img' },
  { kept: false, id: 'sin-pantalla-apartado', of: 'iframe' },
]) {
  test(`a page of a flow shows each state on each device, and arrows, ${kept ? 'by kept pictures' : 'by the stories themselves'}`, async ({
    page,
  }) => {
    await page.goto(`/?path=/docs/${id}--flujo`);
    const board = page.frameLocator(CANVAS);
    await expect(board.locator('.chart-scene').first()).toBeVisible();
    const frames = await board.locator('a.chart-frame').count();
    expect(await board.locator('.chart-passage').count()).toBeGreaterThan(2);
    expect(frames).toBeGreaterThan(4);
    await expect(board.locator(`.chart-picture > ${of}`)).toHaveCount(2 * frames);
    const picture = board.locator(`.chart-picture > ${of}`).first();
    if (kept) await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    else await expect(picture.contentFrame().locator('#storybook-root')).not.toBeEmpty();
    await expectAccess(page, '.chart-board', CANVAS);
    const download = page.waitForEvent('download');
    await board.getByRole('button', { name: words.save('SVG') }).click();
    const flow = readFileSync(await (await download).path(), 'utf8');
    expect(flow.match(/<image [^>]*href="data:image\/webp;base64,/g)?.length ?? 0).toBe(kept ? 2 * frames : 0);
    await board.locator('a.chart-frame').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`path=/story/${id}--`));
  });
}

test('the page of a flow shows one region of a chart alone', async ({ page }) => {
  await page.goto('/?path=/docs/pantallas-asientos--flujo');
  const board = page.frameLocator(CANVAS);
  const frames = board.locator('a.chart-frame');
  const scenes = board.locator('.chart-scene');
  const regions = board.getByRole('group', { name: words.regions });
  await expect(regions.getByRole('button', { name: words.whole })).toHaveAttribute('aria-pressed', 'true');
  await expect(scenes.filter({ hasText: 'flow' }).first()).toBeVisible();
  const all = await scenes.count();
  await regions.getByRole('button', { name: 'return', exact: true }).press('Enter');
  await expect(scenes.filter({ hasText: 'flow' })).toHaveCount(0);
  await expect(scenes.first()).toBeVisible();
  expect(await scenes.count()).toBeLessThan(all);
  await expect(frames.filter({ hasText: 'Regreso, canal perdido' })).toBeVisible();
  await expectAccess(page, '.chart-board', CANVAS);
});
