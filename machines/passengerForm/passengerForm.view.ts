import type { SnapshotFrom } from 'xstate';
import { fareOf, fullName, servicePrice } from '../domain/passenger.ts';
import { quotaLeft } from '../domain/quota.ts';
import { seatNumber } from '../domain/seat.ts';
import type { passengerFormMachine } from './passengerForm.machine.ts';
import {
  canKeep,
  canSubmit,
  companionOf,
  draftErrors,
  isChange,
  isNew,
  needsLastName,
  offeredTo,
  othersOf,
  refusalOf,
  servicesFor,
} from './passengerForm.rules.ts';
import type { AddPassengerView } from './passengerForm.types.ts';

export function passengerFormView(snapshot: SnapshotFrom<typeof passengerFormMachine>): AddPassengerView {
  const form = snapshot.context;
  const { draft, bus } = form;
  const { map, fares, quotas } = bus;
  const left = quotaLeft(quotas, othersOf(form));
  const companion = companionOf(form);
  const fare = fareOf(draft, fares);
  const busy = snapshot.matches('accompanying');
  return {
    direction: draft.direction,
    seat: seatNumber(map, draft.seatId),
    floor: map?.seats[draft.seatId]?.floor ?? 'ground',
    editing: draft.editing,
    isNew: isNew(form),
    firstName: draft.firstName,
    lastName: draft.lastName,
    errors: draftErrors(form),
    fares: fares.map(({ id, name, description, price }) => ({
      id,
      name,
      description,
      price,
      refusal: refusalOf(form, id),
      left: left.find(({ fareId }) => fareId === id)?.left ?? null,
    })),
    fareId: draft.fareId,
    refusal: refusalOf(form, draft.fareId),
    services: servicesFor(bus, draft.fareId).map((service) => ({
      id: service.id,
      name: service.name,
      description: service.description,
      price: fare ? servicePrice(service, fare) : 0,
      checked: draft.serviceIds.includes(service.id),
    })),
    needsLastName: needsLastName(form),
    offered: offeredTo(form).map((passenger) => ({ id: passenger.id, name: fullName(passenger) })),
    sameAs: draft.sameAs,
    aboard: othersOf(form).map(({ firstName, lastName, seatId }) => ({ firstName, lastName, seat: seatNumber(map, seatId) })),
    isKept: draft.isKept,
    canKeep: canKeep(form),
    fixed: isChange(form),
    isPet: fare?.kind === 'pet',
    companion: companion && seatNumber(map, companion),
    busy,
    canSubmit: canSubmit(form) && !busy,
  };
}
