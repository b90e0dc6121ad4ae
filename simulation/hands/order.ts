import { back, type Control, on, type Shown } from './control.ts';

type Confirmation = NonNullable<Shown['confirmation']>;

/** The order, or what stands in its place. */
export function orderControls({ actor: { send }, view }: Confirmation): Control[] {
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
      return [home];
    default:
      return view satisfies never;
  }
}
