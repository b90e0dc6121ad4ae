import { describe, expect, it } from 'vitest';
import { CHECKS, FOUND } from '../testing/fixtures.ts';
import { done } from '../testing/situation.ts';
import type { TicketCheck } from '../domain/change.ts';
import { checked, edit, examples, opened } from './edit.examples.ts';

const check = (kind: TicketCheck['kind'], ticketId: string, canChange = true): TicketCheck => ({
  traveller: { ticketId, firstName: 'Ana', lastName: 'Peña', fareId: kind, serviceIds: [], seatNumber: ticketId, paid: 0 },
  fareName: kind,
  kind,
  canChange,
  message: canChange ? null : `no: ${ticketId}`,
});
const submitted = (checks: TicketCheck[], ...chosen: string[]) =>
  edit([
    done('validateTransfer', checks),
    ...chosen.map((ticketId) => ({ type: 'ticket.toggled' as const, ticketId })),
    { type: 'edit.submitted' },
  ]);

describe('edit chart', () => {
  it('[EDIT-004] somebody has to be chosen', () => {
    expect(examples.nobody).toMatchObject({ screen: 'choosing', error: 'nobody' });
  });

  it('[EDIT-005] a minor does not change alone: an adult or a senior goes along, nobody else counts', () => {
    expect(examples.minorAlone).toMatchObject({ error: 'minorAlone' });
    const kinds = { adult: null, senior: null, student: 'minorAlone', teacher: 'minorAlone', preferred: 'minorAlone' } as const;
    for (const [kind, error] of Object.entries(kinds)) {
      const at = submitted([check('minor', '1'), check(kind as TicketCheck['kind'], '2')], '1', '2');
      expect(at.context.error).toBe(error);
      expect(at.value).toBe(error ? 'choosing' : 'opening');
    }
  });

  it('a pet neither changes nor stays without a person of its own; a minor stays on the same bus', () => {
    expect(submitted([check('minor', '1'), check('adult', '2')], '2').value).toBe('opening');
    const party = [check('pet', '1'), check('adult', '2'), check('adult', '3')];
    expect(submitted(party, '1').context.error).toBe('petAlone');
    expect(submitted(party, '2', '3').context.error).toBe('petAlone');
    expect(submitted(party, '1', '2').value).toBe('opening');
    expect(submitted(party, '3').value).toBe('opening');
  });

  it('[EDIT-006] [EDIT-011] when no ticket can change the first reason of the service is told as it is', () => {
    const none = edit([done('validateTransfer', [check('adult', '1', false), check('adult', '2', false)])]);
    expect(none.value).toBe('refused');
    expect(none.context.checks.map(({ message }) => message)).toEqual(['no: 1', 'no: 2']);
    expect(examples.refused).toEqual({ screen: 'refused', message: 'Lo sentimos. No es posible editar ningún boleto para este viaje.' });
  });

  it('[ERR-082] a minor who alone could change is not changed', () => {
    expect(examples.guarded).toEqual({ screen: 'guarded' });
  });

  it('who is the only one to change is chosen already; who cannot change is never chosen', () => {
    const one = edit([done('validateTransfer', [check('adult', '1'), check('adult', '2', false)])]);
    expect(one.context.chosen).toEqual(['1']);
    expect(edit([done('validateTransfer', [check('adult', '1'), check('adult', '2')])]).context.chosen).toEqual([]);
    const refused = edit([
      done('validateTransfer', [check('adult', '1'), check('adult', '2', false)]),
      { type: 'ticket.toggled', ticketId: '2' },
    ]);
    expect(refused.context.chosen).toEqual(['1']);
  });

  it('ends with who changes and on which bus, or with nothing', () => {
    const both = edit([
      checked,
      { type: 'ticket.toggled', ticketId: 't2' },
      { type: 'ticket.toggled', ticketId: 't1' },
      { type: 'edit.submitted' },
      opened,
    ]);
    expect(both.output).toEqual({
      kind: 'begun',
      change: { direction: 'outbound', travellers: CHECKS.map(({ traveller }) => traveller) },
      ...FOUND,
    });
    expect(edit([checked, { type: 'edit.dismissed' }]).output).toEqual({ kind: 'dismissed' });
  });
});
