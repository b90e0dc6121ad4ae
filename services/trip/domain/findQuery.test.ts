import { expect, it } from 'vitest';
import { findQueryOf } from './findQuery.ts';

it('reads what a traveller says of a ticket', () => {
  expect(findQueryOf(' an-2w8k3p-2 ')).toEqual({ kind: 'folio', itemIds: ['AN-2W8K3P-2'] });
  const all = findQueryOf('AN-2W8K3P');
  expect(all?.kind === 'folio' && [all.itemIds.length, all.itemIds[0], all.itemIds.at(-1)]).toEqual([10, 'AN-2W8K3P-1', 'AN-2W8K3P-10']);
  expect(findQueryOf('trx-20261130-DBTLAYMR')).toEqual({ kind: 'transaction', id: 'TRX-20261130-DBTLAYMR' });
  expect(findQueryOf('2026-12-03  12')).toEqual({ kind: 'seat', day: '2026-12-03', seat: 12 });
  expect(findQueryOf('Peña  ANA')).toEqual({ kind: 'name', words: ['pena', 'ana'] });
});

it('takes a name from three letters', () => {
  expect(findQueryOf('Li Po')).toBeUndefined();
  expect(findQueryOf('Li Paz')).toEqual({ kind: 'name', words: ['li', 'paz'] });
  expect(findQueryOf('   ')).toBeUndefined();
});
