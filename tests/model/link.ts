import { endOf, tellPath, wordsOf, type NumberedPath, type Step } from 'xstate-paths';
import { shopOperations } from '../../services/sandbox/switchboard/operations.ts';
import { encodeRecipe, type Recipe } from '../../services/sandbox/switchboard/recipe.ts';
import type { OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';
import type { OperationId } from '../../services/shared/operations.ts';
import type { Chart } from './chart.ts';
import { speech } from './speech.ts';

/** Actors that call an operation of another name. */
const asks: Readonly<Record<string, OperationId>> = {
  findDepartures: 'searchTrips',
  prepareAttempt: 'getPublicIp',
  selectSeats: 'selectSeat',
  unblockExpired: 'unblockSeats',
  validateTransfer: 'validateTransferOfTickets',
};

/** The operation that a step answers. */
function operationOf({ event }: Step): string | undefined {
  const [, actor = ''] = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
  const operation = asks[actor] ?? actor;
  return shopOperations().some(({ operationId }) => operationId === operation) ? operation : undefined;
}

const pass: OperationFault = { kind: 'pass', times: 1, ms: 0 };

/** The answers of each operation along the path, up to the last one that is a fault. */
function plansOf(chart: Chart, { steps }: NumberedPath): Record<string, OperationFault[]> {
  const plans: Record<string, OperationFault[]> = {};
  steps.forEach((step, index) => {
    const { sandbox } = wordsOf(chart, step.name, steps.slice(index + 1));
    const fault = sandbox?.tools.find((tool) => tool.do === 'fault');
    const operation = fault?.operation ?? operationOf(step);
    if (operation !== undefined) plans[operation] = [...(plans[operation] ?? []), fault?.fault ?? pass];
  });
  const disturbed = Object.entries(plans).map(([operation, plan]) => {
    const last = plan.findLastIndex(({ kind }) => kind !== 'pass');
    return [operation, plan.slice(0, last + 1)] as const;
  });
  return Object.fromEntries(disturbed.filter(([, plan]) => plan.length > 0));
}

/** A path as a recipe for a tester. What has to be prepared before a step is part of that step. */
export function recipeOf(chart: Chart, path: NumberedPath, run?: Recipe['run']): Recipe {
  const described = tellPath(chart, path, speech);
  const steps = described.steps.map(({ says, before, sandbox }, index) => ({
    says,
    tools: [...(index === 0 ? described.before : []), ...before, ...(sandbox ? [sandbox] : [])].flatMap(({ tools }) => tools),
  }));
  return {
    title: `${chart.id} ${path.number} → ${endOf(path)}`,
    start: [described.start, ...described.before.map(({ text }) => `Antes: ${text}.`)].join(' '),
    open: '/compra/',
    steps,
    plans: plansOf(chart, path),
    // A step of the page itself belongs to the step before it.
    ...(run && { run: { ...run, step: described.steps.filter(({ at }) => at < run.step).length } }),
  };
}

/** The link that opens a path in the switchboard of a running sandbox. */
export function linkOf(sandboxUrl: string, recipe: Recipe): string {
  return `${sandboxUrl}/switchboard?${new URLSearchParams({ path: encodeRecipe(recipe) })}`;
}
