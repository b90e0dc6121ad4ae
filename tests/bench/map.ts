import type { Browser } from 'playwright';
import { compare, inTurns, median, percentile } from './arithmetic.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { bareSide, editSide, newPage, ourSide, quiet, type Side, workOf } from './pages.ts';
import type { Shop } from './shop.ts';

/** The browser does not report interactions shorter than this. */
const unreportedMs = 16;

type Load = { time: number; work: number };

/** From the start of the navigation to the drawn map, with an empty cache and a warm server: time and main-thread work, in ms. */
async function loadMap(browser: Browser, side: Side, seats: number, slowdown: number): Promise<Load> {
  const { page, session, close } = await newPage(browser, side, seats, slowdown);
  await page.goto(side.url, { waitUntil: 'commit' });
  const time = await page.evaluate(() => window.bench.drawn);
  const work = await workOf(session);
  await close();
  return { time, work };
}

export async function timesToMap(browser: Browser, shop: Shop, scale: Scale['map']): Promise<Figure[]> {
  const [ours, bare] = [await ourSide(browser, shop), bareSide(shop)];
  const figures: Figure[] = [];
  for (const slowdown of scale.slowdowns) {
    const load = (side: Side) => () => loadMap(browser, side, shop.seats, slowdown);
    await inTurns(1, load(ours), load(bare));
    const pairs = await inTurns(scale.pairs, load(ours), load(bare));
    const compared = (figure: keyof Load) => compare(pairs.map((pair) => ({ ours: pair.ours[figure], floor: pair.floor[figure] })));
    const at = slowdown === 1 ? '' : `, CPU /${slowdown}`;
    figures.push(
      { row: `map-${slowdown}x`, title: `time to the drawn map${at}`, unit: 'ms', judged: 'ratio', ...compared('time') },
      { row: `map-work-${slowdown}x`, title: `main thread until then${at}`, unit: 'ms', judged: null, ...compared('work') },
    );
  }
  return figures;
}

type Choices = { work: number[]; interactions: number[] };

/**
 * Opens the map, then chooses and releases seats one after the other. Returns the main-thread work of each choice, and its interaction
 * time.
 */
async function choose(browser: Browser, side: Side, ids: readonly string[], shop: Shop, slowdown: number): Promise<Choices> {
  const { page, session, close } = await newPage(browser, side, shop.seats, slowdown);
  await page.goto(side.url);
  await side.settle(page);
  const work: number[] = [];
  const interactions: number[] = [];
  for (const id of ids) {
    const seat = page.locator(side.seat(id));
    await seat.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await seat.boundingBox();
    if (box === null) throw new Error(`seat ${id} is not on the page`);
    await page.evaluate(() => (window.bench.interactions = []));
    const before = await quiet(session);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    work.push((await quiet(session)) - before);
    interactions.push(Math.max(unreportedMs, ...(await page.evaluate(() => window.bench.interactions.map(({ duration }) => duration)))));
    await side.expectChosen(page, id);
    await side.giveBack(page, id);
  }
  await close();
  return { work, interactions };
}

/** The cost of a choice on a slow phone: the work until the page is idle, and the interaction time. */
async function costsOf(browser: Browser, shop: Shop, ours: Side, { pairs, seats, slowdown }: Scale['choice']) {
  const bare = bareSide(shop);
  const felt = { ours: [] as number[], bare: [] as number[] };
  const measure = (side: Side, feels: number[]) => async () => {
    const { work, interactions } = await choose(browser, side, side.choices.slice(0, seats), shop, slowdown);
    feels.push(...interactions);
    return median(work);
  };
  const work = compare(await inTurns(pairs, measure(ours, felt.ours), measure(bare, felt.bare)));
  const inp = { ours: percentile(felt.ours, 0.98), floor: percentile(felt.bare, 0.98) };
  return {
    work,
    inp: { ...inp, ratio: inp.ours / inp.floor },
    note: `${felt.ours.length} choices a side; the browser counts in steps of 8 ms and reports nothing under ${unreportedMs} ms`,
  };
}

/** A choice that opens a passenger form, and one for a known traveller in an edit. */
export async function choices(browser: Browser, shop: Shop, scale: Scale['choice']): Promise<Figure[]> {
  const named = await costsOf(browser, shop, await ourSide(browser, shop), scale);
  const known = await costsOf(browser, shop, await editSide(browser, shop), scale);
  const { slowdown } = scale;
  const at = `CPU /${slowdown}`;
  return [
    {
      row: `choice-${slowdown}x`,
      title: `main thread per choice of a seat, with the form it opens, ${at}`,
      unit: 'ms',
      judged: 'ratio',
      ...named.work,
    },
    {
      row: `choice-known-${slowdown}x`,
      title: `main thread per choice of a seat, for who is known, ${at}`,
      unit: 'ms',
      judged: 'ratio',
      ...known.work,
    },
    {
      row: `inp-${slowdown}x`,
      title: `INP p98 of the choice, with the form it opens, ${at}`,
      unit: 'ms',
      judged: 'ours',
      ...named.inp,
      note: named.note,
    },
    {
      row: `inp-known-${slowdown}x`,
      title: `INP p98 of the choice, for who is known, ${at}`,
      unit: 'ms',
      judged: 'ours',
      ...known.inp,
      note: known.note,
    },
  ];
}

/** The memory and the elements of the page after its map is drawn and the page is idle. */
export async function footprint(browser: Browser, shop: Shop, scale: Scale['heap']): Promise<Figure[]> {
  const [ours, bare] = [await ourSide(browser, shop), bareSide(shop)];
  const measure = async (side: Side) => {
    const { page, session, close } = await newPage(browser, side, shop.seats, 1);
    await page.goto(side.url);
    await side.settle(page);
    await quiet(session);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await close();
    return { heap: usedSize / 1_000_000, elements };
  };
  const elements = { ours: 0, floor: 0 };
  const heapOf = (side: Side, name: 'ours' | 'floor') => async () => {
    const { heap, elements: count } = await measure(side);
    elements[name] = count;
    return heap;
  };
  const heap = compare(await inTurns(scale.pairs, heapOf(ours, 'ours'), heapOf(bare, 'floor')));
  return [
    { row: 'heap', title: 'heap at the map', unit: 'MB', judged: 'ratio', ...heap },
    { row: 'dom', title: 'DOM at the map', unit: 'elements', judged: 'ratio', ...elements, ratio: elements.ours / elements.floor },
  ];
}
