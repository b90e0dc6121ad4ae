import { type Html, html } from '../../shared/html.ts';
import { isServed } from '../../shared/document.ts';
import { documentedOperations, type Operation } from '../../shared/operations.ts';

/** Security schemes of operations that only the services or the bank call. */
const behindTheShop = new Set(['serviceToken', 'bankSignature', 'stripeSignature']);

let known: readonly Operation[] | undefined;

/** The operations that a browser may call, in the order of the documents. */
export function shopOperations(): readonly Operation[] {
  known ??= readOperations();
  return known;
}

function readOperations(): readonly Operation[] {
  return documentedOperations().filter(
    ({ service, operationId, security }) => isServed(service, operationId) && !security.some((name) => behindTheShop.has(name)),
  );
}

/** Steps whose files a session can hold. A waiting file keeps one of the browser's six connections, so each step has a name of its own. */
const fileSteps = { calendar: 'los precios del mes', order: 'la orden', seats: 'los asientos', summary: 'el resumen' };
export type FileStep = keyof typeof fileSteps;
// The names of an object are those of its type.
const fileStepNames = Object.keys(fileSteps) as FileStep[];
const stepFile = new RegExp(`/assets/(${fileStepNames.join('|')})(?:\\.step)?-[\\w-]+\\.js$`);

/** What the switchboard calls the file of a step, which is no operation of a service but waits, gets lost and fails like one. */
export const fileOf = (step: FileStep): string => `${step}File`;

/** The name of a requested file; undefined for those that the switchboard does not disturb. */
export function fileOperation(url: string): string | undefined {
  const name = stepFile.exec(url)?.[1];
  const step = fileStepNames.find((one) => one === name);
  return step && fileOf(step);
}

/** The names that a plan, a fault and a release accept. */
export const switchedOperations = (): readonly string[] => [
  ...shopOperations().map(({ operationId }) => operationId),
  ...fileStepNames.map(fileOf),
];

/** The files as options of a list. */
export const stepFiles = fileStepNames.map((step) => ({ id: fileOf(step), name: `Archivo de ${fileSteps[step]}` }));

/** The Spanish name of an operation before its identifier, or the identifier alone. */
export const operationText = ({ operationId, summaryInSpanish }: Operation): string =>
  summaryInSpanish === undefined ? operationId : `${summaryInSpanish} (${operationId})`;

/** The same where a page can make the identifier small. */
export function operationName(id: string): Html {
  const file = stepFiles.find((one) => one.id === id);
  const name = file?.name ?? shopOperations().find(({ operationId }) => operationId === id)?.summaryInSpanish;
  return name === undefined ? html`<code>${id}</code>` : html`${name} <small><code>${id}</code></small>`;
}
