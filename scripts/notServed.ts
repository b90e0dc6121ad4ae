import { isServed } from '../services/shared/document.ts';
import { documentedOperations } from '../services/shared/operations.ts';

/** Prints the operations without a route, which answer 501. */
const operations = documentedOperations();
const missing = operations.filter(({ service, operationId }) => !isServed(service, operationId));
for (const { service, operationId } of missing) process.stdout.write(`${service} ${operationId}\n`);
process.stdout.write(`${missing.length} of ${operations.length} operations are not served\n`);
