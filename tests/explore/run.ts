import { mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from 'playwright';
import { buildShop } from '../../services/start/build.ts';
import { ensureBrowser } from '../../scripts/ensureBrowser.ts';
import { root } from '../../scripts/runProgram.ts';
import { testArguments } from '../support/chromium.ts';
import { fastFolder } from '../support/fastFolder.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { startServices } from '../support/services.ts';
import { explore, type Finding, type Report } from './explorer.ts';

/** Builds and starts the shop, explores it and stops it. `reason` says why it could not. */
export async function exploreShop({ seed, ms }: { seed: number; ms: number }): Promise<Report | { reason: string }> {
  const found = await ensureBrowser();
  if (!found.found) return found;
  const built = await buildShop();
  if (built.result === 'failed') return { reason: built.output };
  const dataDir = mkdtempSync(join(fastFolder, 'anden-explore-'));
  const services = await startServices({ dataDir, env: { ...noLimitsEnv, OTP_SENDS_PER_ADDRESS: '10000', BANK_PATIENCE_MS: '4000' } });
  const browser = await chromium.launch({ executablePath: found.path, args: testArguments });
  try {
    return await explore(browser, services, { seed, ms, pictures: join(root, 'test-results/explore') });
  } finally {
    await browser.close();
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const findingText = ({ seed, life, property, reason, steps, picture }: Finding): string =>
  [
    `seed ${seed}, person ${life + 1}: «${property}» does not hold: ${reason}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `  picture: ${relative(root, picture)}`,
  ].join('\n');

/** The numbers of a run in one line. */
export const figureOf = ({ lives, steps, missed, screens, controls, payments, findings }: Report): string =>
  `${lives} people, ${steps} steps (${missed} out of reach), ${screens.length} screens, ${controls} kinds of controls, ${payments} payments, ${findings.length} findings`;

/** Every finding with its steps, the screens that were seen, and the numbers. */
export const textOf = (report: Report): string =>
  [...report.findings.map(findingText), `Screens:\n  ${report.screens.join('\n  ')}`, figureOf(report)].join('\n\n');
