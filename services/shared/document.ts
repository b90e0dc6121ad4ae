import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/** A document of `openapi/`. The linter has judged what it holds, so its shape is the word of whoever reads it. */
export const readDocument = <Shape>(file: URL | string): Shape => load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Shape;
