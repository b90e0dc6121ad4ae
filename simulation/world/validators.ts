import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * A process compiles the validators of its documents when it starts, which takes most of that time. Every later process of this one gets the
 * same functions: they depend on the schema alone.
 */
export function shareValidators(): void {
  const compiled = new Map<string, ValidateFunction>();
  const compile = Reflect.get(Ajv2020.prototype, 'compile') as (this: Ajv2020, schema: AnySchema) => ValidateFunction;
  function compileOnce(this: Ajv2020, schema: AnySchema): ValidateFunction {
    const document = this.schemas['document']?.schema;
    const title = typeof document === 'object' && document !== null && 'info' in document ? JSON.stringify(document['info']) : '';
    const key = `${JSON.stringify(this.opts.coerceTypes)} ${title} ${JSON.stringify(schema)}`;
    const known = compiled.get(key) ?? compile.call(this, schema);
    compiled.set(key, known);
    return known;
  }
  Object.defineProperty(Ajv2020.prototype, 'compile', { value: compileOnce, configurable: true });
}
