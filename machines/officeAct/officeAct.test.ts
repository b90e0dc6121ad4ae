import { describe, expect, it } from 'vitest';
import { situation } from 'xstate-paths';
import { CANCEL, confirmed, EMAIL, NAME, of, reason, REFUND, ROLES } from './officeAct.examples.ts';
import { officeActMachine } from './officeAct.machine.ts';
import { amountIn, errorsOf, fieldsOf, typed } from './officeAct.rules.ts';
import type { OfficeAct, OfficeActEvent } from './officeAct.types.ts';

const at = (act: OfficeAct, ...events: OfficeActEvent[]) => situation(officeActMachine, of(act), events);
const text = (field: 'reason' | 'amount' | 'email' | 'paternal' | 'deviceName' | 'seat', value: string): OfficeActEvent => ({
  type: 'field.typed',
  field,
  text: value,
});

describe('an act of the office', () => {
  it.each([
    ['300', 30_000_000],
    ['$1,250.50', 125_050_000],
    ['0.01', 1_000],
    ['1,50', null],
    ['0', null],
    ['0.001', null],
    ['-5', null],
    ['1 000', null],
    ['mil', null],
  ])('reads the amount %s as %s', (typedText, amount) => expect(amountIn(typedText)).toBe(amount));

  it('gives back all that is left, and a centavo more is refused', () => {
    expect(at(REFUND, reason, text('amount', '1250.00')).can(confirmed)).toBe(true);
    expect(at(REFUND, reason, text('amount', '1250.01')).can(confirmed)).toBe(false);
    expect(at(REFUND, reason).can(confirmed)).toBe(true);
  });

  it('begins with the first way that has something left', () => {
    expect(fieldsOf({ kind: 'refund', folio: 'F', ticket: null, left: { bank: 0, till: 5_00000, points: 0 } }).way).toBe('till');
  });

  it('nothing is left: nothing is given back', () => {
    const nothing: OfficeAct = { kind: 'refund', folio: 'F', ticket: null, left: { bank: 0, till: 0, points: 0 } };
    expect(at(nothing, reason).can(confirmed)).toBe(false);
  });

  it('a reason has 3 to 300 letters', () => {
    expect(typed('reason', 'x'.repeat(300))).toHaveLength(300);
    expect(typed('reason', 'x'.repeat(301))).toHaveLength(300);
    expect(at({ kind: 'note', folio: 'F' }, text('reason', ' ab ')).can(confirmed)).toBe(false);
    expect(at({ kind: 'note', folio: 'F' }, text('reason', 'abc')).can(confirmed)).toBe(true);
  });

  it('an e-mail is corrected to another one', () => {
    expect(errorsOf(EMAIL, { ...fieldsOf(EMAIL), reason: 'xyz' })).toEqual({ email: 'unchanged' });
    expect(errorsOf(EMAIL, { ...fieldsOf(EMAIL), reason: 'xyz', email: 'begona@example' })).toEqual({ email: 'unreadable' });
  });

  it('a name has two letters at least and 30 in all', () => {
    expect(errorsOf(NAME, { ...fieldsOf(NAME), reason: 'xyz', paternal: 'P' })).toEqual({ paternal: 'short' });
    const names = { firstName: 'María Fernanda', paternal: 'Villarreal', maternal: 'Garza' };
    expect(errorsOf(NAME, { ...fieldsOf(NAME), reason: 'xyz', ...names, maternal: 'Gar' })).toEqual({});
    expect(errorsOf(NAME, { ...fieldsOf(NAME), reason: 'xyz', ...names })).toEqual({ firstName: 'too-long', paternal: 'too-long' });
  });

  it('roles change to others, and nobody is left without one', () => {
    expect(errorsOf(ROLES, { ...fieldsOf(ROLES), reason: 'xyz' })).toEqual({ roles: 'unchanged' });
    expect(errorsOf(ROLES, { ...fieldsOf(ROLES), reason: 'xyz', roles: [] })).toEqual({ roles: 'missing' });
    expect(errorsOf(ROLES, { ...fieldsOf(ROLES), reason: 'xyz', roles: ['support', 'money'] })).toEqual({});
  });

  it('one ticket alone is chosen at once', () => {
    expect(fieldsOf(CANCEL).tickets).toEqual([]);
    if (CANCEL.kind !== 'cancel') throw new Error('it cancels');
    expect(fieldsOf({ ...CANCEL, tickets: CANCEL.tickets.slice(0, 1) }).tickets).toEqual(['t_1']);
  });

  it('a device has a name of two letters', () => {
    expect(at({ kind: 'addDevice' }, text('deviceName', 'A')).can(confirmed)).toBe(false);
    expect(at({ kind: 'addDevice' }, text('deviceName', 'Ab')).can(confirmed)).toBe(true);
  });

  it('a seat has a number from 1 to 200', () => {
    const free: OfficeAct = { kind: 'freeSeat', runId: 'r_1', bus: 'Monterrey a Tampico' };
    for (const [seat, mayFree] of [
      ['0', false],
      ['1', true],
      ['200', true],
      ['201', false],
      ['', false],
    ] as const) {
      expect(at(free, reason, text('seat', seat)).can(confirmed), seat).toBe(mayFree);
    }
    expect(typed('seat', ' 1a2')).toBe('12');
  });

  it('what marks a payment by hand needs the number of the bank', () => {
    const mark: OfficeAct = { kind: 'settle', folio: 'F', settlement: 'mark-charged', amount: 1 };
    expect(errorsOf(mark, { ...fieldsOf(mark), reason: 'xyz' })).toEqual({ proof: 'missing' });
    const ask: OfficeAct = { kind: 'settle', folio: 'F', settlement: 'ask', amount: 1 };
    expect(errorsOf(ask, { ...fieldsOf(ask), reason: 'xyz' })).toEqual({});
  });
});
