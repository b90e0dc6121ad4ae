import { defineConfig } from '@playwright/test';
import { findChromium, offlineArguments } from '../support/chromium.ts';
import { freePort } from '../support/ports.ts';

// Each worker reads the configuration again, so the environment passes on the values of the first reading.
const port = (process.env['ATLAS_PORT'] ??= String(await freePort()));
const built = process.env['ATLAS_DIR'] ?? 'dist/storybook';

const executablePath = await findChromium();

/** Tests the static atlas in a browser: `npm run build:storybook`, then `npx playwright test -c tests/atlas/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/atlas',
  timeout: 120_000,
  // On a busy machine the first load of the manager is slow.
  expect: { timeout: 40_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { args: offlineArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `vite preview --base / --outDir ${built} --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/index.json`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
