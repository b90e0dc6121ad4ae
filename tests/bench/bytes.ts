import { weigh } from '../../scripts/budgets.ts';
import { weightOfBarePage } from './bare/build.ts';
import type { Figure } from './figures.ts';

const titles: Record<string, string> = { home: 'Home', seats: 'the seats', pay: 'the payment' };

/** The loaded bytes at Home, at the seats and at the payment, beside the bare page. */
export function bytes(): Figure[] {
  const bare = weightOfBarePage() / 1000;
  return weigh().flatMap(({ moment, scripts, styles }): Figure[] => {
    const at = titles[moment] ?? moment;
    const ours = scripts / 1000;
    return [
      { row: `js-${moment}`, title: `JavaScript at ${at}, gzip`, unit: 'kB', ours, floor: bare, ratio: ours / bare, judged: 'ours' },
      { row: `css-${moment}`, title: `CSS at ${at}, gzip`, unit: 'kB', ours: styles / 1000, floor: null, ratio: null, judged: null },
    ];
  });
}
