import type { operations as Identity } from '../../openapi/types/identity.ts';
import type { operations as Payment } from '../../openapi/types/payment.ts';
import type { operations as Trip } from '../../openapi/types/trip.ts';
import { documentedServices, documentOf, readDocument, type DocumentedService } from './document.ts';

/** An operation of the contract, by its name. */
export type OperationId = keyof Identity | keyof Payment | keyof Trip;

export interface Operation {
  readonly service: DocumentedService;
  readonly operationId: OperationId;
  /** `GET`, `POST` and so on, in capitals. */
  readonly method: string;
  /** Below the origin, with its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly summaryInSpanish: string | undefined;
  /** The names of its security schemes. */
  readonly security: readonly string[];
}

interface Described {
  readonly operationId: OperationId;
  readonly summary: string;
  /** For testers, in Spanish; the fallback is the summary. */
  readonly 'x-summary-es'?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

interface OpenApi {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function isDescribed(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

let known: readonly Operation[] | undefined;

/** All operations of the documents, in their order. */
export function documentedOperations(): readonly Operation[] {
  known ??= documentedServices.flatMap((service) => {
    const { servers, paths } = readDocument<OpenApi>(documentOf(service));
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, described]) => {
        if (!isDescribed(described)) return [];
        const { operationId, summary, 'x-summary-es': summaryInSpanish, security = [] } = described;
        return {
          service,
          operationId,
          method: method.toUpperCase(),
          path: `${servers[0].url}${path}`,
          summary,
          summaryInSpanish,
          security: security.flatMap((list) => Object.keys(list)),
        };
      }),
    );
  });
  return known;
}
