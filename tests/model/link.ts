import type { Step } from '../../machines/testing/paths.ts';
import { shopOperations } from '../../services/sandbox/switchboard/operations.ts';
import { encodeRecipe, type Recipe } from '../../services/sandbox/switchboard/recipe.ts';
import type { OperationFault } from '../../services/sandbox/switchboard/store.ts';
import type { Chart } from './charts.ts';
import { endOf, wordsOf, type NumberedPath } from './report.ts';
import { startOf } from './starts.ts';
import { toolsOf } from './tools.ts';

/** Actors that ask another operation than the one of their name. */
const asks: Readonly<Record<string, string>> = {
  prepareAttempt: 'getPublicIp',
  selectSeats: 'selectSeat',
  unblockExpired: 'unblockSeats',
};

/** The operation whose answer a step is. */
function operationOf({ event }: Step): string | undefined {
  const [, actor = ''] = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
  const operation = asks[actor] ?? actor;
  return shopOperations().some(({ operations }) => operations.includes(operation)) ? operation : undefined;
}

const pass: OperationFault = { kind: 'pass', times: 1, ms: 0 };

/** What each operation answers along the path, up to the last answer that is not its own. */
function plansOf(chart: Chart, { steps }: NumberedPath): Record<string, OperationFault[]> {
  const plans: Record<string, OperationFault[]> = {};
  steps.forEach((step, index) => {
    const tools = toolsOf(wordsOf(chart, step.name, steps.slice(index + 1)).sandbox);
    const fault = tools.find((tool) => tool.do === 'fault');
    const operation = fault?.operation ?? operationOf(step);
    if (operation !== undefined) plans[operation] = [...(plans[operation] ?? []), fault?.fault ?? pass];
  });
  const disturbed = Object.entries(plans).map(([operation, plan]) => {
    const last = plan.findLastIndex(({ kind }) => kind !== 'pass');
    return [operation, plan.slice(0, last + 1)] as const;
  });
  return Object.fromEntries(disturbed.filter(([, plan]) => plan.length > 0));
}

/** A path as a tester walks it by hand. */
export function recipeOf(chart: Chart, path: NumberedPath, run?: Recipe['run']): Recipe {
  const { says: start, open } = startOf(chart.id);
  const steps = path.steps.map(({ name }, index) => {
    const { says, sandbox } = wordsOf(chart, name, path.steps.slice(index + 1));
    return { says, tools: toolsOf(sandbox) };
  });
  return { title: `${chart.id} ${path.number} → ${endOf(path)}`, start, open, steps, plans: plansOf(chart, path), ...(run && { run }) };
}

/** The link that opens a path in the switchboard of a sandbox that runs. */
export function linkOf(sandboxUrl: string, recipe: Recipe): string {
  return `${sandboxUrl}/switchboard?${new URLSearchParams({ path: encodeRecipe(recipe) })}`;
}
