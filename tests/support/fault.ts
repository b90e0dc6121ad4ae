import { MissingProgram } from './programs.ts';

/**
 * Runs one fault script: `check` gets whether the short form is asked for and returns its figure, one line that is printed last.
 * It throws when the figure is not reached. A machine without a needed program ends the script with code 77 (not run, with the reason).
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
