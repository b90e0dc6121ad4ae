import { describe, expect, it } from 'vitest';
import { nameless } from '../session/session.examples.ts';
import { situation } from 'xstate-paths';
import { accepted, examples, filled, saved, typed } from './updateData.examples.ts';
import { updateDataMachine } from './updateData.machine.ts';

const at = (events: Parameters<typeof situation>[2]) => situation(updateDataMachine, { user: nameless }, events);

describe('names of a guest', () => {
  it('[AUTH-012][AUTH-013][AUTH-069] takes a name and both surnames, letters only', () => {
    const { context } = at([accepted, typed('firstName', 'Be3goña'), typed('paternal', 'Tre-viño'), typed('maternal', '9 Garza')]);
    expect(context).toMatchObject({ firstName: 'Begoña', paternal: 'Treviño', maternal: 'Garza' });
  });

  it('[AUTH-014] is disabled while a name is empty', () => {
    expect(examples.partly).toMatchObject({ canSubmit: false });
    expect(examples.filled).toMatchObject({ canSubmit: true });
  });

  it('[AUTH-040][AUTH-041] ends with the user under the new name', () => {
    expect(at([...filled, { type: 'update.submitted' }, saved]).output).toMatchObject({ user: { fullName: 'Begoña Treviño Garza' } });
  });
});
