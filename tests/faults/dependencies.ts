import { run } from '../../scripts/runProgram.ts';
import { makeSbom } from '../../scripts/sbom.ts';
import { fault } from '../support/fault.ts';

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

/** What the registry knows about the packages; undefined where it does not answer. */
async function audit(): Promise<string | undefined> {
  const { output } = await run('npm', ['audit', '--audit', '--json', '--omit', 'dev'], { limit: 60_000 });
  const start = output.indexOf('{');
  const result: Audit = start === -1 ? {} : JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  if (result.metadata === undefined) return undefined;
  const { high = 0, critical = 0, total = 0 } = result.metadata.vulnerabilities;
  if (high + critical > 0) throw new Error(`${high} high and ${critical} critical vulnerabilities: see npm audit`);
  return `${total} known vulnerabilities, 0 high`;
}

await fault('[check 35] the packages of the shop and the services', async ({ short }) => {
  const { components, faults } = await makeSbom();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const result = short ? 'not audited in the short form' : ((await audit()) ?? 'the registry answers no audit here');
  return `${components.length} packages in the SBOM, each with its hash; ${result}`;
});
