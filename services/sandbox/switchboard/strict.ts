import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Problem } from '../../shared/problem.ts';
import { switchedOperations } from './operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, useDefaults: true });
addFormats.default(ajv);

/** A refusal of the switchboard. `known` lists what exists in that place. */
function refused(code: string, detail: string, known: readonly string[], path?: string): Problem {
  return new Problem(422, code, detail, { known, ...(path !== undefined && { path }) });
}

/** What exists in the place of an error, or what is expected there. */
function knownIn({ keyword, parentSchema, params }: ErrorObject): readonly string[] {
  if (keyword === 'additionalProperties') return Object.keys(parentSchema?.['properties'] ?? {});
  if (keyword === 'enum') return (params['allowedValues'] as readonly unknown[]).map(String);
  return [];
}

/** The error that says most: an unknown field, then an unknown value, then the innermost one. */
function worstOf(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  return (
    errors.find(({ keyword }) => keyword === 'additionalProperties') ??
    errors.find(({ keyword }) => keyword === 'enum') ??
    errors.toSorted((one, other) => depth(other) - depth(one))[0]
  );
}

function refusalOf(place: string, errors: readonly ErrorObject[]): Problem {
  const worst = worstOf(errors);
  if (worst === undefined) return refused('invalid-value', 'La solicitud no tiene la forma esperada.', []);
  const path = `/${place}${worst.instancePath}`;
  const known = knownIn(worst);
  if (worst.keyword === 'additionalProperties') {
    const name = String(worst.params['additionalProperty']);
    return refused('unknown-field', `No existe el campo «${name}» en ${path}. Existen: ${known.join(', ')}.`, known, path);
  }
  const exist = known.length > 0 ? ` Existen: ${known.join(', ')}.` : '';
  return refused('invalid-value', `El valor de ${path} no sirve: ${worst.message ?? worst.keyword}.${exist}`, known, path);
}

/** Route options that refuse what the schemas do not name, instead of ignoring it: 422 with a list of what exists. */
export const strictly = {
  validatorCompiler: ({ schema, httpPart = 'body' }: { schema: unknown; httpPart?: string }) => {
    // Fastify types a schema as unknown; the routes pass JSON schemas.
    const check = ajv.compile(schema as object);
    return (value: unknown) => (check(value) ? { value } : { error: refusalOf(httpPart, check.errors ?? []) });
  },
} as const;

/** Refuses an operation that no browser calls. */
export function refuseUnknownOperations(ids: readonly string[]): void {
  const known = switchedOperations();
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw refused('unknown-operation', `No existe la operación «${unknown}».`, known.toSorted());
}

/** Refusal of a session that no browser opened and no call began. */
export function unknownSession(session: string, known: readonly string[]): Problem {
  const detail = `No existe la sesión «${session.slice(0, 64)}». Se abre con la página /switchboard, o con el encabezado sandbox-session.`;
  return refused('unknown-session', detail, known);
}
