import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyInstances } from './.storybook/variants.ts';
import { findChromium, testArguments } from './tests/support/chromium.ts';

const executablePath = await findChromium();

// Loading Storybook takes seconds, which tests without a browser should not wait for.
const projects = process.argv.filter((_, index, all) => all[index - 1] === '--project');
const wantsStories = existsSync('.storybook/main.ts') && (projects.length === 0 || projects.includes('stories'));

// A poll waits one second by itself, which 32 requests at once exceed on a busy machine.
const patientPoll = { poll: { timeout: 15_000 } };

/** Tests that need a database or a broker. `scripts/test.ts` says on which engines they run. */
const engineTests = '**/*.db.test.ts';
const unitTests = [
  '{machines,src,openapi,contracts,scripts,packages,services,simulation,.storybook}/**/*.test.ts',
  'tests/{bench,contract,explore,model,mutants,support}/**/*.test.ts',
];

// Vitest changes a browser object in place, so each project needs a new one.
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
  // A request for a file that does not exist would answer with the shop's page, and load its packages during the run.
  appType: 'custom',
  plugins: [await storybookTest({ configDir: '.storybook' })],
  // In a test without this variable, the library would draw every row of a long list, and a browser has no `process`.
  define: { 'process.env.VIRT_ON': '"1"' },
  // When Vite finds a new package during a run, it reloads the page under the tests.
  optimizeDeps: { force: true, entries: ['src/**/*.stories.tsx', 'packages/*/examples/*.stories.tsx', '.storybook/preview.tsx'] },
  // One page for each device, because a new page for each file took a third of the time. Every story cleans up after itself.
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
          env: { VITE_SHOP_COMPANY: '{"name":"Andén"}' },
          include: unitTests,
          isolate: false,
          expect: patientPoll,
          maxWorkers: 2,
          // Walking a chart takes seconds, and many more on a busy machine.
          testTimeout: 120_000,
          exclude: ['**/node_modules/**', engineTests],
        },
      },
      {
        test: {
          name: 'services',
          environment: 'node',
          include: [`services/${engineTests}`, `tests/contract/${engineTests}`],
          exclude: ['**/node_modules/**'],
          // Some banks of the tests never answer, and some tests try dozens of passwords.
          env: { VALIDATE_RESPONSES: '1', BANK_PATIENCE_MS: '3000', SCRYPT_N: '1024' },
          isolate: false,
          expect: patientPoll,
          // An embedded database needs 350 MB and a core. Beside a server, half of a worker's time is waiting.
          maxWorkers: process.env['DATABASE_URL'] ? 4 : 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
