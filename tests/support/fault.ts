import { MissingProgram } from './serverPrograms.ts';

/**
 * Runs one fault script. `check` receives whether the short form is requested, and returns its figure, which is printed as the last line.
 * It throws when the check fails. Without a needed program the script exits with code 77 and prints the reason.
 */
export async function fault(title: string, check: (how: { short: boolean }) => Promise<string>): Promise<never> {
  try {
    console.log(`${title}: ${await check({ short: process.argv.includes('--short') })}`);
    process.exit(0);
  } catch (error) {
    if (error instanceof MissingProgram) {
      console.log(`${title}: not run, ${error.message}`);
      process.exit(77);
    }
    console.error(error);
    console.log(`${title}: failed`);
    process.exit(1);
  }
}
