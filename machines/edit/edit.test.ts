import { describe, expect, it } from 'vitest';
import { CHECKS, DEPARTURE, EDITED_WAY, FOUND, OLDER_WAY, TODAY } from '../testing/fixtures.ts';
import { done } from 'xstate-paths';
import type { TicketCheck } from '../domain/change.ts';
import { plusDays } from '../domain/instant.ts';
import { checked, edit, examples, offersCome, olderChecked, olderInput } from './edit.examples.ts';
import { editView } from './edit.view.ts';

const choose = (tripId: string) => ({ type: 'departure.chosen', tripId }) as const;
const departing = { departing: 'searching' };

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
  it('[CONST-074] has the fixed date of the specification, which decides nothing', () => {
    expect(edit([]).context.dateFlag).toBe('2025-04-16');
  });

  it('[EDIT-004] at least one passenger must be chosen', () => {
    expect(examples.nobody).toMatchObject({ screen: 'choosing', error: 'nobody' });
  });

  it('[EDIT-005] a minor changes only with an adult or a senior', () => {
    expect(examples.minorAlone).toMatchObject({ error: 'minorAlone' });
    const kinds = { adult: null, senior: null, student: 'minorAlone', teacher: 'minorAlone', preferred: 'minorAlone' } as const;
    for (const [kind, error] of Object.entries(kinds)) {
      const at = submitted([check('minor', '1'), check(kind as TicketCheck['kind'], '2')], '1', '2');
      expect(at.context.error).toBe(error);
      expect(at.value).toEqual(error ? 'choosing' : departing);
    }
  });

  it('a pet neither changes nor stays without its person; a minor stays on the same bus', () => {
    expect(submitted([check('minor', '1'), check('adult', '2')], '2').value).toEqual(departing);
    const party = [check('pet', '1'), check('adult', '2'), check('adult', '3')];
    expect(submitted(party, '1').context.error).toBe('petAlone');
    expect(submitted(party, '2', '3').context.error).toBe('petAlone');
    expect(submitted(party, '1', '2').value).toEqual(departing);
    expect(submitted(party, '3').value).toEqual(departing);
  });

  it('[CONST-034] tickets that were sold with the promotion keep its prices on the new seats', () => {
    const bought: TicketCheck = { ...check('adult', '2'), wayOutDate: '2026-04-14' };
    const begun = (checks: TicketCheck[], ...chosen: string[]) => {
      const { output } = edit([
        done('validateTransfer', checks),
        ...chosen.map((ticketId) => ({ type: 'ticket.toggled' as const, ticketId })),
        { type: 'edit.submitted' },
        done('findDepartures', { departures: [DEPARTURE], query: FOUND.query }),
        choose(DEPARTURE.run.tripId),
      ]);
      return output?.kind === 'begun' ? output.departure.wayOut : null;
    };
    expect(begun([check('adult', '1'), bought], '2')).toEqual({ date: '2026-04-14', isBought: true });
    expect(begun([check('adult', '1'), bought], '1')).toBeUndefined();
  });

  it('a departure on a day without the promotion of the way back takes it from the credit, and says so', () => {
    const keeps = { from: '2026-03-01', until: '2026-04-16', takenBack: 20_000_000 };
    const bought: TicketCheck = { ...check('adult', '1'), keeps };
    const paid = { ...bought, traveller: { ...bought.traveller, paid: 50_000_000 } };
    const listed = (until: string) =>
      edit([
        done('validateTransfer', [{ ...paid, keeps: { ...keeps, until } }]),
        { type: 'edit.submitted' },
        done('findDepartures', { departures: [DEPARTURE], query: FOUND.query }),
      ]);
    const chosen = (until: string) =>
      edit([
        done('validateTransfer', [{ ...paid, keeps: { ...keeps, until } }]),
        { type: 'edit.submitted' },
        done('findDepartures', { departures: [DEPARTURE], query: FOUND.query }),
        choose(DEPARTURE.run.tripId),
      ]).output;
    expect(editView(listed('2026-04-16'))).toMatchObject({ list: { rows: [{ takenBack: 20_000_000 }] } });
    expect(chosen('2026-04-16')).toMatchObject({ change: { travellers: [{ paid: 30_000_000 }] } });
    expect(editView(listed('2026-04-17'))).toMatchObject({ list: { rows: [{ takenBack: 0 }] } });
    expect(chosen('2026-04-17')).toMatchObject({ change: { travellers: [{ paid: 50_000_000 }] } });
  });

  it('nobody travels back before the way out arrives', () => {
    const refusalsOf = (direction: 'outbound' | 'return', departs: string, arrives: string) => {
      const at = edit(
        [
          done('validateTransfer', [{ ...check('adult', '1'), otherWay: { departs, arrives } }]),
          { type: 'edit.submitted' },
          done('findDepartures', { departures: [DEPARTURE], query: FOUND.query }),
        ],
        { way: { ...EDITED_WAY, direction } },
      );
      const view = editView(at);
      return view.screen === 'departing' && view.list.kind === 'listed' ? view.list.rows.map(({ refusal }) => refusal) : [];
    };
    const { departs, arrives } = DEPARTURE;
    const minutes = (at: string, more: number) => new Date(Date.parse(at) + more * 60_000).toISOString();
    const later = minutes(arrives, 600);
    expect(refusalsOf('outbound', minutes(arrives, -1), later)).toEqual(['crossed']);
    expect(refusalsOf('outbound', minutes(arrives, 0), later)).toEqual([null]);
    const earlier = minutes(departs, -600);
    expect(refusalsOf('return', earlier, minutes(departs, 1))).toEqual(['crossed']);
    expect(refusalsOf('return', earlier, minutes(departs, 0))).toEqual([null]);
  });

  it('[EDIT-011] when no ticket can change the first reason of the service is shown unchanged', () => {
    const none = edit([done('validateTransfer', [check('adult', '1', false), check('adult', '2', false)])]);
    expect(none.value).toBe('refused');
    expect(editView(none)).toEqual({ screen: 'refused', message: 'no: 1' });
    expect(examples.refused).toEqual({
      screen: 'refused',
      message: 'Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.',
    });
  });

  it('[ERR-082] a minor cannot change as the only one', () => {
    expect(examples.guarded).toEqual({ screen: 'guarded' });
  });

  it('the only changeable passenger is preselected; others are never selected', () => {
    const one = edit([done('validateTransfer', [check('adult', '1'), check('adult', '2', false)])]);
    expect(one.context.chosen).toEqual(['1']);
    expect(edit([done('validateTransfer', [check('adult', '1'), check('adult', '2')])]).context.chosen).toEqual([]);
    const refused = edit([
      done('validateTransfer', [check('adult', '1'), check('adult', '2', false)]),
      { type: 'ticket.toggled', ticketId: '2' },
    ]);
    expect(refused.context.chosen).toEqual(['1']);
  });

  it('ends with the passengers and their bus, or dismissed', () => {
    const both = edit([
      checked,
      { type: 'ticket.toggled', ticketId: 't2' },
      { type: 'ticket.toggled', ticketId: 't1' },
      { type: 'edit.submitted' },
      offersCome,
      choose(DEPARTURE.run.tripId),
    ]);
    expect(both.output).toEqual({
      kind: 'begun',
      change: { direction: 'outbound', departs: DEPARTURE.departs, travellers: CHECKS.map(({ traveller }) => traveller) },
      ...FOUND,
    });
    expect(edit([checked, { type: 'edit.dismissed' }]).output).toEqual({ kind: 'dismissed' });
  });

  it('[EDIT-010] a minor of the older platform does not stay without a companion', () => {
    expect(examples.minorLeft).toMatchObject({ screen: 'choosing', error: 'minorLeft' });
    expect(examples.olderDepartures).toMatchObject({ screen: 'departing' });
  });

  it('[EDIT-001] the bus of the tickets is offered first; a minor does not stay there alone', () => {
    const rows = (view: typeof examples.departures) =>
      view.screen === 'departing' && view.list.kind === 'listed'
        ? view.list.rows.map(({ id, isOwn, refusal }) => [id, isOwn, refusal])
        : [];
    expect(rows(examples.departures)).toEqual([
      [DEPARTURE.run.tripId, true, null],
      ['later', false, null],
      ['full', false, 'full'],
    ]);
    expect(rows(examples.departuresForAdult)).toEqual([
      [DEPARTURE.run.tripId, true, null],
      ['later', false, 'minorLeft'],
      ['full', false, 'full'],
    ]);
    const adult = [checked, { type: 'ticket.toggled', ticketId: 't2' }, { type: 'edit.submitted' }, offersCome] as const;
    expect(() => edit([...adult, choose('later')])).toThrow('does nothing');
    expect(edit([...adult, choose(DEPARTURE.run.tripId)]).output).toMatchObject({ kind: 'begun' });
    expect(rows(examples.olderDepartures)[0]).toEqual(['later', false, null]);
  });

  it('tickets change to a departure of any day from today, with room for all', () => {
    const leaving = [olderChecked, { type: 'ticket.toggled', ticketId: 't2' }, { type: 'edit.submitted' }] as const;
    expect(edit(leaving, olderInput).context.date).toBe('2026-04-17');
    const past = edit([], { way: { ...OLDER_WAY, departs: '2026-04-01T08:30:00-06:00' } });
    expect(past.context.date).toBe(TODAY);
    expect(edit([...leaving, offersCome, choose('later')], olderInput).output).toMatchObject({
      kind: 'begun',
      change: { travellers: [{ ticketId: 't2' }] },
      departure: { run: { tripId: 'later' } },
    });
    const both = [...leaving.slice(0, 2), { type: 'ticket.toggled', ticketId: 't3' }, leaving[2]] as const;
    const alone = done(
      'validateTransfer',
      CHECKS.map((one, index) => ({ ...one, kind: 'adult' as const, traveller: { ...one.traveller, ticketId: `t${index + 2}` } })),
    );
    expect(() => edit([alone, ...both.slice(1), offersCome, choose('full')], olderInput)).toThrow('does nothing');
    const day = { type: 'day.chosen', date: plusDays(TODAY, 3) } as const;
    const other = edit([...leaving, offersCome, day], olderInput);
    expect([other.value, other.context.date]).toEqual([{ departing: 'searching' }, plusDays(TODAY, 3)]);
  });
});
