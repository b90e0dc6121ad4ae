import { expect, test, vi } from 'vitest';
import { type BankFields, createCardFrames, type FieldFacts } from './cardFrames.ts';
import { createCardVault } from './cardVault.ts';

const LOOK = { color: 'black', faint: 'grey', fontSize: '16px', placeholder: 'MM/AA' };
const good: FieldFacts = { isEmpty: false, error: null, brand: 'VISA' };

/** Fields of a bank that a test fills. */
function fakeBank() {
  const told = new Map<string, (facts: FieldFacts) => void>();
  const field = { mount: vi.fn(), focus: vi.fn(), lock: vi.fn(), paint: vi.fn(), clear: vi.fn(), remove: vi.fn() };
  const fields: BankFields = {
    create: (name, _look, { onFacts }) => {
      told.set(name, onFacts);
      return field;
    },
    seal: vi.fn(() => Promise.resolve({ number: 'pm_1', cvv: null, expiry: '12/30' })),
    sealCode: vi.fn(() => Promise.resolve('cvctok_1')),
  };
  return { fields, field, tell: (name: string, facts: FieldFacts) => told.get(name)?.(facts) };
}
const events = () => ({ onFocus: vi.fn(), onBlur: vi.fn() });
const node = {} as HTMLElement;

test('frames come when the first field is shown, and the fields that were shown meanwhile with them', async () => {
  const bank = fakeBank();
  const open = vi.fn(() => Promise.resolve(bank.fields));
  const frames = createCardFrames(open);
  expect(open).not.toHaveBeenCalled();
  const { number, cvv } = frames.view().mount;
  number(node, LOOK, events()).lock(true);
  cvv(node, LOOK, events());
  expect(frames.view().state).toBe('loading');
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(bank.field.mount).toHaveBeenCalledTimes(2);
  expect(bank.field.lock).toHaveBeenCalledWith(true);
});

test('the facts of the card are those of the frames, and clearing the card clears them [PAY-025] [PAY-033]', async () => {
  const bank = fakeBank();
  const frames = createCardFrames(() => Promise.resolve(bank.fields));
  const vault = createCardVault(() => '2026-11-21', frames);
  const heard = vi.fn();
  vault.onFacts(heard);
  for (const mount of Object.values(frames.view().mount)) mount(node, LOOK, events());
  vault.change('firstName', 'Ana');
  vault.change('lastName', 'Peña');
  expect(vault.facts()).toEqual({ digits: 0, revision: 0, errors: { number: 'missing-digits', expiry: 'incomplete', cvv: 'incomplete' } });
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
  bank.tell('number', { ...good, error: 'wrong-digits' });
  expect(vault.facts().errors).toEqual({ number: 'wrong-digits', expiry: 'incomplete', cvv: 'incomplete' });
  for (const name of ['number', 'expiry', 'cvv']) bank.tell(name, good);
  expect(vault.facts().errors).toEqual({});
  expect(heard).toHaveBeenLastCalledWith({ digits: 0, revision: 0, errors: {} });
  expect(frames.view().brand).toBe('VISA');
  vault.clear();
  expect(bank.field.clear).toHaveBeenCalledTimes(3);
  expect(vault.facts().errors).toMatchObject({ number: 'missing-digits', cvv: 'incomplete' });
});

test('only the code is asked of a kept card [PAY-030]', async () => {
  const bank = fakeBank();
  const frames = createCardFrames(() => Promise.resolve(bank.fields));
  const names = { firstName: 'Ana ', lastName: 'Peña' };
  await expect(frames.seal(names, false)).rejects.toThrow();
  frames.view().mount.cvv(node, LOOK, events());
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
  await expect(frames.seal(names, true)).resolves.toEqual({ ...names, number: '', expiry: '', cvv: 'cvctok_1' });
  await expect(frames.seal(names, false)).resolves.toEqual({ ...names, number: 'pm_1', cvv: null, expiry: '12/30' });
  expect(bank.fields.seal).toHaveBeenCalledWith('Ana Peña');
});

test('a script that does not come is said, and asked again once', async () => {
  const bank = fakeBank();
  const open = vi.fn((): Promise<BankFields> => Promise.reject(new Error('offline')));
  const frames = createCardFrames(open);
  frames.view().mount.number(node, LOOK, events());
  await vi.waitFor(() => expect(frames.view().state).toBe('failed'));
  open.mockImplementation(() => Promise.resolve(bank.fields));
  frames.view().retry();
  frames.view().retry();
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
  expect(open).toHaveBeenCalledTimes(2);
});

test('a field that goes forgets what was typed in it, and a late one does not remove its successor', async () => {
  const bank = fakeBank();
  const frames = createCardFrames(() => Promise.resolve(bank.fields));
  const first = frames.view().mount.number(node, LOOK, events());
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
  bank.tell('number', good);
  frames.view().mount.number(node, LOOK, events());
  expect(frames.view().errors.number).toBe('missing-digits');
  bank.tell('number', good);
  first.remove();
  expect(frames.view()).toMatchObject({ brand: 'VISA', isEmpty: false });
  expect(frames.view().errors.number).toBeUndefined();
  frames.clear();
  expect(bank.field.clear).toHaveBeenCalledTimes(1);
});

test('fields that the bank refuses to make are asked again', async () => {
  const bank = fakeBank();
  let isBroken = true;
  const frames = createCardFrames(() =>
    Promise.resolve({
      ...bank.fields,
      create: (...parts) => {
        if (isBroken) throw new Error('no such account');
        return bank.fields.create(...parts);
      },
    }),
  );
  frames.view().mount.number(node, LOOK, events());
  await vi.waitFor(() => expect(frames.view().state).toBe('failed'));
  isBroken = false;
  frames.view().retry();
  await vi.waitFor(() => expect(frames.view().state).toBe('ready'));
});

test('a change of the look reaches the field, also one that comes later', async () => {
  const bank = fakeBank();
  const create = vi.spyOn(bank.fields, 'create');
  const frames = createCardFrames(() => Promise.resolve(bank.fields));
  const dark = { color: 'white', faint: 'silver', fontSize: '16px' };
  const number = frames.view().mount.number(node, LOOK, events());
  number.paint(dark);
  await vi.waitFor(() => expect(create).toHaveBeenCalledWith('number', { ...LOOK, ...dark }, expect.anything()));
  number.paint(LOOK);
  expect(bank.field.paint).toHaveBeenCalledWith(LOOK);
});
