import { existsSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/** A document of `openapi/`. The linter has checked it, so the caller states its shape. */
export const readDocument = <Shape>(file: URL | string): Shape => load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Shape;

/** The services with a document. */
export const documentedServices = ['trip', 'identity', 'payment'] as const;
export type DocumentedService = (typeof documentedServices)[number];

/** Address of the document of a service. */
export const documentOf = (service: DocumentedService): URL => new URL(`../../openapi/${service}.yaml`, import.meta.url);

/** Whether a service has a route for an operation of its document. The others answer 501. */
export const isServed = (service: DocumentedService, operationId: string): boolean =>
  existsSync(new URL(`../${service}/routes/${operationId}.ts`, import.meta.url));
