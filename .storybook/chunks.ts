import type { Rolldown } from 'vite';

/** A path in a pattern, on every system. */
const at = (path: string) => new RegExp(path.replaceAll('/', '[\\\\/]'));

const STEP = at('/src/screens/(\\w+)/');

/**
 * The files of the built canvas: what every story starts with, what the steps share, and one file for each step with its stories. Hundreds of
 * small files took most of the time of a first visit. Whatever a captured file imports goes to its chunk, unless an earlier one has it.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'canvas', tags: ['$initial'] },
  // Half a megabyte that few stories read.
  { name: 'contract', test: at('/[.]storybook/contract[.]ts$|/openapi/\\w+[.]yaml') },
  { name: 'map', test: at('/src/ui/PointMapPanel[.]') },
  {
    name: 'shop',
    test: at(
      '/(machines|src/(messages|ui(?!/\\w+[.]stories)|screens/parts/(?!\\w+[.]stories)))/|/src/screens/search/(Place\\w+|SearchScreen)[.]',
    ),
  },
  { name: 'kit', test: at('/src/ui/\\w+[.]stories|/src/screens/parts/\\w+[.]stories') },
  { name: 'landing', test: at('/[.]storybook/landing/') },
  { name: 'charts', test: at('/[.]storybook/stories/') },
  { name: (id: string) => STEP.exec(id)?.[1] ?? null },
];

export const chunks = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
