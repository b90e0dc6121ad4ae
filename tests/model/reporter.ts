import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Tells a tester in Spanish which paths were played. A failed path has told its step, its states and its picture itself. */
class PathReporter implements Reporter {
  readonly #reported = new Set<string>();

  onStdOut(chunk: string | Buffer, test: TestCase | undefined): void {
    // The services write their log here too, without a test.
    if (!test) return;
    this.#reported.add(test.id);
    process.stdout.write(chunk);
  }

  onTestEnd({ id, title }: TestCase, { status, duration, errors, attachments }: TestResult): void {
    const seconds = `${(duration / 1000).toFixed(1)} s`;
    if (status === 'passed') return console.log(`  ✓  ${title}  (${seconds})`);
    const [first] = (errors[0]?.message ?? '').split('\n');
    console.log(
      `  ✗  ${title}  (${status === 'timedOut' ? `no acabó en ${seconds}` : `falló a los ${seconds}`})${this.#reported.has(id) ? '' : `: ${first}`}`,
    );
    const trace = attachments.find(({ name }) => name === 'trace')?.path;
    if (trace !== undefined) console.log(`     cada momento, con imágenes: npx playwright show-trace ${trace}`);
  }

  onError({ message = '' }: TestError): void {
    console.log(`  ✗  ${message}`);
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') console.log('  Se interrumpió.');
  }
}

// Playwright loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default PathReporter;
