import type { Plan, Run } from './simulate.ts';
import type { FaultKind } from './world/faults.ts';

/** The beginning of a finding without its ids, to compare the findings of two runs. */
const kindOf = (finding: string | undefined): string => (finding ?? '').replaceAll(/\b[\w-]*[\d_][\w-]*\b/g, '…').slice(0, 60);

/**
 * The smallest plan that was found to fail in the same way: first with fewer people, by halves and then one by one, then with fewer kinds of
 * faults. `most` bounds the runs.
 */
export async function shrink(failed: Run, run: (plan: Plan) => Promise<Run>, most = 40): Promise<Run> {
  const kind = kindOf(failed.findings[0]);
  let best = failed;
  let left = most;
  const fails = async (plan: Plan): Promise<boolean> => {
    if (left <= 0) return false;
    left -= 1;
    const tried = await run(plan);
    if (!tried.findings.some((finding) => kindOf(finding) === kind)) return false;
    best = tried;
    return true;
  };
  for (let size = Math.ceil(best.plan.people.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.plan.people.length && best.plan.people.length > 1;) {
      const people = best.plan.people.filter((_, index) => index < from || index >= from + size);
      if (people.length === 0 || !(await fails({ ...best.plan, people }))) from += size;
    }
  }
  for (const fault of Object.keys(best.faults)) {
    // The counts are by kind.
    const without = [...best.plan.without, fault as FaultKind];
    await fails({ ...best.plan, without });
  }
  return best;
}
