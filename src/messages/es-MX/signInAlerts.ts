import { failures } from './failures.ts';

/** The answers to the request of a code. */
export const signInAlerts = {
  failed: 'Ocurrió algo intenta más tarde.',
  accountExists: { ...failures['account-exists'], accept: 'Continuar' },
  codeAlreadySent: { ...failures['code-already-sent'], haveCode: 'Tengo un código' },
  codeWaiting: { title: 'Info', text: 'Por favor iniciar sesión con el código que se envió a tu teléfono' },
};
