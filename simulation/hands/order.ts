import { dayOf } from '../../machines/domain/instant.ts';
import { aside, back, type Control, on, only, type Shown, type Traveller } from './control.ts';

type Confirmation = NonNullable<Shown['confirmation']>;
type OrderView = Extract<Confirmation['view'], { screen: 'order' }>;
type Send = Confirmation['actor']['send'];

/** The order, or what stands in its place. */
export function orderControls({ actor: { send }, view }: Confirmation, { edit, rideCoupon }: Shown, traveller: Traveller): Control[] {
  const signIn = on('Iniciar sesión', () => send({ type: 'signIn.chosen' }));
  const home = back('Ir al inicio', () => send({ type: 'home.chosen' }));
  switch (view.screen) {
    case 'loading':
      return [];
    case 'failed':
      return [on('Reintentar', () => send({ type: 'order.retried' }))];
    case 'notFound':
    case 'signedOut':
      return [signIn, home];
    case 'order':
      if (edit !== null) return editControls(edit);
      return rideCoupon === null ? [...actsOf(view, send, traveller), home] : [];
    default:
      return view satisfies never;
  }
}

function actsOf({ order, ended, share }: OrderView, send: Send, traveller: Traveller): Control[] {
  const edit = (way: OrderView['order']['ways'][number]) => (): void => {
    traveller.acts -= 1;
    send({ type: 'edit.chosen', direction: way.direction, today: dayOf(way.leg.departs) });
  };
  return [
    ...(ended === null && share.status !== 'sending' && traveller.acts > 0
      ? order.ways.map((way) => on(`Cambiar ${way.direction}`, edit(way)))
      : []),
    aside('Campo de correos', () => send({ type: 'emails.typed', text: traveller.person.email })),
    ...only(
      share.status !== 'sending',
      aside('Enviar por correo', () => send({ type: 'share.submitted' })),
    ),
  ];
}

/** The sheet in which tickets change to another departure. */
function editControls({ view, actor: { send } }: NonNullable<Shown['edit']>): Control[] {
  const dismiss = back('Cerrar', () => send({ type: 'edit.dismissed' }));
  switch (view.screen) {
    case 'asking':
      return [dismiss];
    case 'refused':
    case 'guarded':
      return [on('Aceptar', () => send({ type: 'edit.dismissed' }))];
    case 'failed':
      return [on('Reintentar', () => send({ type: 'edit.retried' })), dismiss];
    case 'choosing': {
      const open = view.rows.filter(({ refusal }) => refusal === null);
      const isNobody = open.every(({ checked }) => !checked);
      const toggles = open.map(({ ticketId, name, checked }) =>
        (isNobody && !checked ? on : aside)(`Elegir a ${name}`, () => send({ type: 'ticket.toggled', ticketId })),
      );
      return [...toggles, (isNobody ? aside : on)('Continuar', () => send({ type: 'edit.submitted' })), dismiss];
    }
    case 'departing': {
      const days = view.days.filter(({ past, current }) => !past && !current);
      const rows = view.list.kind === 'listed' ? view.list.rows.filter(({ refusal }) => refusal === null) : [];
      return [
        ...days.map(({ date }) => (rows.length === 0 ? on : aside)(`El día ${date}`, () => send({ type: 'day.chosen', date }))),
        ...rows.map(({ id, departs }) => on(`Salida de ${departs}`, () => send({ type: 'departure.chosen', tripId: id }))),
        dismiss,
      ];
    }
    default:
      return view satisfies never;
  }
}
