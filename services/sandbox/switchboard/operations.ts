import { isServed } from '../../shared/document.ts';
import { documentedOperations, type Operation } from '../../shared/operations.ts';

/** Security schemes of operations that only the services or the bank call. */
const behindTheShop = new Set(['serviceToken', 'bankSignature']);

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

/** An operation with its summary and its name. */
export const operationText = ({ operationId, summaryInSpanish, summary }: Operation): string =>
  `${summaryInSpanish ?? summary} (${operationId})`;
