import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyInstances } from './.storybook/variants.ts';
import { findChromium, testArguments } from './tests/support/chromium.ts';

const executablePath = await findChromium();

// Storybook takes seconds to load, and tests without a browser should not wait for it.
const projects = process.argv.filter((_, index, all) => all[index - 1] === '--project');
const wantsStories = existsSync('.storybook/main.ts') && (projects.length === 0 || projects.includes('stories'));

// What needs no database runs once; everything else of the services runs again on PostgreSQL and Mosquitto.
const pureServiceTests = 'services/*/{domain,feed,layouts}/**/*.test.ts';
const unitTests = [
  '{machines,src,openapi,contracts,scripts,.storybook}/**/*.test.ts',
  'tests/{bench,model,support}/**/*.test.ts',
  pureServiceTests,
];

// Vitest changes a browser object in place, so each project gets a fresh one.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: testArguments, ...(executablePath && { executablePath }) },
  }),
  instances: storyInstances(),
});

const stories = async (): Promise<TestProjectConfiguration> => ({
  extends: './vite.config.ts',
  plugins: [await storybookTest({ configDir: '.storybook' })],
  // A package met for the first time in the middle of a run makes Vite reload the page under the tests.
  optimizeDeps: { force: true, entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'] },
  // One page for each device and theme: to load it anew for each file took a third of the time. Every story cleans up after itself.
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: browser(),
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests,
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          include: ['services/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: ['**/node_modules/**', pureServiceTests],
          env: { VALIDATE_RESPONSES: '1' },
          isolate: false,
          // An embedded database takes 350 MB and seconds to create.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
