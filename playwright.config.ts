import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { demoCompany } from './services/sandbox/values.ts';
import { findChromium, testArguments } from './tests/support/chromium.ts';
import { holderEnv } from './tests/support/holders.ts';
import { freePort } from './tests/support/ports.ts';

// Each worker reads the configuration again, so the environment passes on the values of the first reading.
const port = (process.env['JOURNEY_PORT'] ??= String(await freePort()));
const sandboxPort = (process.env['JOURNEY_SANDBOX_PORT'] ??= String(await freePort()));
const dataDir = (process.env['JOURNEY_DATA_DIR'] ??= join(tmpdir(), `anden-journeys-${port}`));

// The words of the shop name it by its host where no page names it (`src/messages/company.ts`). The journeys open the demo.
Object.assign(globalThis, { location: { hostname: demoCompany.name } });

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: Number(process.env['JOURNEY_WORKERS'] ?? 2),
  // A second try distinguishes a race in a test from a broken shop. `npm test` lists each test that needed one.
  retries: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    serviceWorkers: 'block',
    // An element that cannot be pressed fails here, not at the end of the test's time.
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A busy machine draws no frame at the start of a sheet's animation. The sheet seems still, is pressed, and moves away.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: testArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // With a touch screen each first sheet waits half a second for a keyboard that these machines lack. The journeys cover it; the paths
    // have hundreds of steps and do not need it.
    { name: 'model', testDir: 'tests/model', use: { viewport: { width: 390, height: 844 }, isMobile: true } },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node services/main.ts',
    url: `http://localhost:${port}/compra/`,
    timeout: 120_000,
    // With JOURNEY_PORT and JOURNEY_SANDBOX_PORT, the journeys use services that are already running.
    reuseExistingServer: true,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      DATA_DIR: dataDir,
      VALIDATE_RESPONSES: '1',
      ...holderEnv,
      // All travellers of the journeys share one network address.
      OTP_SENDS_PER_ADDRESS: '10000',
      BANK_PATIENCE_MS: '4000',
    },
  },
});
