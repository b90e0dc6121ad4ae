import { liveTickets, optionsOf, othersToCancel, ticketToRename, tripLists, type OwnTrip } from '../../machines/domain/ownTrip.ts';
import type { Page } from '../device/livePage.ts';
import { aside, back, type Control, fieldsOf, on, only, type Shown, type Traveller } from './control.ts';

type Cancellation = NonNullable<Shown['cancellation']>;
type Rename = NonNullable<Shown['rename']>;

/** My trips, as the page has read them, with the flow that is open over the list. */
export function tripsControls({ tripActions, cancellation, rename }: Shown, page: Page, traveller: Traveller): Control[] {
  if (tripActions === null) return [];
  if (cancellation !== null) return cancellationControls(cancellation);
  if (rename !== null) return renameControls(rename, traveller);
  if (tripActions.view !== 'idle') return [];
  const { trips } = traveller;
  const now = page.serverClock.now();
  return tripLists(trips, now).current.flatMap((trip) => actsOf(trip, traveller, page, tripActions.actor.send));
}

function actsOf(trip: OwnTrip, traveller: Traveller, page: Page, send: NonNullable<Shown['tripActions']>['actor']['send']): Control[] {
  const { trips } = traveller;
  const now = page.serverClock.now();
  const open = (event: Parameters<typeof send>[0]): void => {
    traveller.acts -= 1;
    send(event);
  };
  const options = optionsOf(trip, now, false, trips);
  const [ticket] = liveTickets(trip);
  return [
    ...only(
      options.includes('cancel'),
      on(`Cancelar ${trip.id}`, () => open({ type: 'cancellation.opened', trip, others: othersToCancel(trips, trip, now) })),
    ),
    ...(options.includes('rename') && ticket
      ? [on(`Cambiar el nombre de ${ticket.id}`, () => open({ type: 'rename.opened', trip, ticket: ticketToRename(trip, ticket) }))]
      : []),
  ];
}

function cancellationControls({ view, actor: { send } }: Cancellation): Control[] {
  const close = back('Cerrar', () => send({ type: 'cancellation.closed' }));
  switch (view.screen) {
    case 'warning':
      return [
        ...only(
          !view.isChecking,
          on('Quiero cancelar', () => send({ type: 'cancellation.accepted' })),
        ),
        close,
      ];
    case 'choosing':
      return [
        ...only(
          view.canContinue && !view.isAsking,
          on('Continuar', () => send({ type: 'refund.requested' })),
        ),
        ...only(
          !view.isAsking,
          (view.count === 0 ? on : aside)('Elegir todos', () => send({ type: 'all.toggled' })),
        ),
        close,
      ];
    case 'refund':
      return [
        on('Aceptar la devolución', () => send({ type: 'refund.accepted' })),
        back('Regresar', () => send({ type: 'step.returned' })),
      ];
    case 'confirming':
      return [
        ...only(
          !view.isCancelling && !view.isLocked,
          on('Cancelar los boletos', () => send({ type: 'cancellation.confirmed' })),
        ),
        ...only(!view.isCancelling, close),
      ];
    case 'cancelled':
    case 'unavailable':
    case 'failed':
      return [on('Aceptar', () => send({ type: 'cancellation.closed' }))];
    default:
      return view satisfies never;
  }
}

function renameControls({ view, actor: { send } }: Rename, { chance, person }: Traveller): Control[] {
  const close = back('Cerrar', () => send({ type: 'rename.closed' }));
  switch (view.screen) {
    case 'warning':
      return [on('Entiendo', () => send({ type: 'warning.accepted' })), close];
    case 'form': {
      if (view.isSaving) return [];
      const texts = { firstName: chance.pick(['Eva', 'Luz', 'Sol']), paternal: person.lastName, maternal: person.lastName };
      const fields = fieldsOf(
        ['firstName', 'paternal', 'maternal'],
        (field) => view.errors[field] !== undefined || view.values[field] === '',
        (field) => send({ type: 'field.typed', field, text: texts[field] }),
      );
      const submit = on('Guardar el nombre', () => send({ type: 'name.submitted' }));
      return [...fields, ...only(view.canSubmit, submit), close];
    }
    case 'renamed':
      return [on('Aceptar', () => send({ type: 'notice.closed' }))];
    default:
      return view satisfies never;
  }
}
