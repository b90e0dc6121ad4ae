import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { ChartOptions } from 'storybook-xstate';
import type { InlineConfig } from 'vite';
import { demoCompany } from '../services/sandbox/values.ts';
import { chunks } from './chunks.ts';
import { idsAsTags } from './requirementIds.ts';

const root = join(import.meta.dirname, '..');
const written = () =>
  globSync('{src/screens,.storybook}/**/*.stories.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

const charts: ChartOptions = {
  root,
  files: /[.]examples[.]ts$/,
  isTold: (file) => written().some((stories) => stories.includes(file)),
  group: 'Sin historias propias',
  models: (file) => {
    const model = join(root, file.replace('.examples.', '.model.'));
    return existsSync(model) ? model : null;
  },
};

// `scripts/noteCharts.ts` writes the paths and their last run there. Tests of the stories need none.
const notes = join(root, 'node_modules/.cache/anden-notes');
mkdirSync(notes, { recursive: true });

const isBuilt = process.env['NODE_ENV'] === 'production';

// The first entry of the side bar is the first page.
const stories = ['./landing/*.mdx', '../src/**/*.stories.tsx', './stories/*.stories.tsx', '../packages/*/examples/*.stories.tsx'];

/** Few files, and no search for the last percent of their size, which takes the shop's build a minute. */
const forReaders = (vite: InlineConfig): InlineConfig => ({
  ...vite,
  build: {
    ...vite.build,
    minify: true,
    // Modules run when the first story needs them, whichever file has them.
    rolldownOptions: { ...vite.build?.rolldownOptions, output: { strictExecutionOrder: true, codeSplitting: { groups: chunks } } },
  },
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Vitest would treat a file of examples as a file of stories.
  stories: process.env['VITEST'] === undefined ? [...stories, '../machines/*/*.examples.ts'] : stories,
  // A built atlas runs no tests.
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
    { name: 'storybook-xstate', options: { charts } },
  ],
  experimental_indexers: (indexers = []) => indexers.map(idsAsTags),
  staticDirs: [notes, { from: '../public/icons', to: '/icons' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Flujo' },
  features: { sidebarOnboardingChecklist: false },
  // No page shows the props of a component.
  typescript: { reactDocgen: false },
  viteFinal: (vite, { configType }) => {
    const named = { ...vite, define: { ...vite.define, 'import.meta.env.VITE_SHOP_COMPANY': JSON.stringify(JSON.stringify(demoCompany)) } };
    return configType === 'PRODUCTION' ? forReaders(named) : named;
  },
};

export default config;
