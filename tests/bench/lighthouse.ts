import { type Page as Tab, launch } from 'puppeteer-core';
import lighthouse from 'lighthouse';
import { pathOf } from '../../src/app/steps/addresses.ts';
import { seats, results as resultWords } from '../../src/messages/es-MX.ts';
import { buttonWith, patiently } from '../browsers/tab.ts';
import { offlineArguments } from '../support/chromium.ts';
import { median } from './arithmetic.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import type { Shop } from './shop.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const press = (tab: Tab, path: string) =>
  patiently(
    path,
    () => tab.$$(`::-p-xpath(${path})`),
    (element) => element.isVisible(),
    (element) => element.click(),
  );

/** `scores` from 0 to 100, the times behind the performance, and the other audits that cost points. */
type Told = { scores: Record<(typeof categories)[number], number>; times: string; lost: readonly string[] };

/** What Lighthouse says of a page on the phone that it simulates. */
async function scoresOf(tab: Tab, url: string): Promise<Told> {
  const audit = await lighthouse(url, { onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' }, undefined, tab);
  if (audit === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { lhr } = audit;
  const score = (name: string): number => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const lost = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    times: ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']
      .map((id) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`)
      .join(', '),
    lost,
  };
}

/** Lighthouse on Home, the results and the seats. The performance differs from run to run, so the median of the runs counts. */
export async function lighthouseScores(program: string, shop: Shop, scale: Scale['lighthouse']): Promise<Figure[]> {
  const figures: Figure[] = [];
  const results = `${shop.url}/compra${pathOf({ name: 'home', asked: shop.asked })}`;
  const pages = {
    home: { url: `${shop.url}/compra/`, lead: async () => {} },
    results: { url: results, lead: async () => {} },
    seats: {
      url: `${shop.url}/compra${pathOf({ name: 'seats', editing: false })}`,
      // The seats are those of the purchase that this tab has begun.
      lead: async (tab: Tab) => {
        await tab.goto(results);
        await press(tab, buttonWith(resultWords.seeSeats));
        await patiently(
          seats.title,
          () => tab.$$(`::-p-xpath(//*[@role="gridcell"])`),
          (element) => element.isVisible(),
          async () => {},
        );
      },
    },
  };
  const browser = await launch({ executablePath: program, headless: true, args: ['--no-sandbox', ...offlineArguments] });
  try {
    for (const name of scale.pages) {
      const { url, lead } = pages[name];
      const tab = await browser.newPage();
      await lead(tab);
      const found: Awaited<ReturnType<typeof scoresOf>>[] = [];
      for (let run = 0; run < scale.runs; run += 1) found.push(await scoresOf(tab, url));
      const lost = [...new Set(found.flatMap((one) => one.lost))];
      const notes = new Map([
        ['performance', found.at(-1)?.times],
        ['accessibility', lost.length > 0 ? `costs points: ${lost.join(', ')}` : undefined],
      ]);
      for (const category of categories) {
        const ours = median(found.map(({ scores }) => scores[category]));
        const note = notes.get(category);
        figures.push({
          row: `lighthouse-${name}-${category}`,
          title: `Lighthouse, ${name}: ${category}`,
          unit: 'points',
          judged: 'ours',
          ours,
          floor: null,
          ratio: null,
          ...(note !== undefined && { note }),
        });
      }
      await tab.close();
    }
  } finally {
    await browser.close();
  }
  return figures;
}
