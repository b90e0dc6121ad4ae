import { defineConfig } from '@playwright/test';
import { findChromium, offlineArguments } from '../support/chromium.ts';
import { freePort } from '../support/ports.ts';

// The configuration is read again in each worker: what the first reading chose goes down through the environment.
const port = (process.env['ATLAS_PORT'] ??= String(await freePort()));
const built = process.env['ATLAS_DIR'] ?? 'dist/storybook';

const executablePath = await findChromium();

/** The static atlas in a browser: `npm run build:storybook`, then `npx playwright test -c tests/atlas/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/atlas',
  timeout: 120_000,
  // A busy machine takes long to load the manager for the first time.
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
