import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isServed } from '../../services/shared/document.ts';
import * as identity from '../../services/identity/routes/index.ts';
import * as payment from '../../services/payment/routes/index.ts';
import * as trip from '../../services/trip/routes/index.ts';
import { documentNames, operationsOf } from './documents.ts';

const routes = { trip, identity, payment };

describe.each(documentNames)('routes of %s', (document) => {
  const files = readdirSync(new URL(`../../services/${document}/routes/`, import.meta.url)).filter(
    (file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'),
  );
  const operations = operationsOf(document).map(({ id }) => id);

  test('each file is one operation of the document and is listed in the index', () => {
    const names = files.map((file) => file.replace(/\.ts$/, ''));
    expect(names.filter((name) => !operations.includes(name))).toEqual([]);
    expect(Object.keys(routes[document]).toSorted()).toEqual(names.toSorted());
  });

  test('the files decide which operations are served', () => {
    expect(operations.filter((id) => isServed(document, id)).toSorted()).toEqual(Object.keys(routes[document]).toSorted());
  });
});
