import type { Page } from '../device/livePage.ts';
import { recoveryControls } from './recovery.ts';
import { aside, back, type Control, fieldsOf, on, only, type Shown, type Traveller } from './control.ts';

type SignIn = NonNullable<Shown['signIn']>;
type GuestView = Extract<SignIn['view'], { screen: 'guest' }>;
type Alert = NonNullable<GuestView['alert']>;
type Send = SignIn['actor']['send'];

/** The sheet of the sign-in, with the code and the names of a guest. */
export function signInControls(
  { signIn, phoneCode, passwordSignIn, passwordRecovery, updateData }: Shown,
  page: Page,
  traveller: Traveller,
  openLink: (address: string) => void,
): Control[] {
  if (signIn === null) return [];
  const { password } = traveller;
  const { view, actor } = signIn;
  const { send } = actor;
  const close = back('Cerrar', () => send({ type: 'signIn.dismissed' }));
  const asGuest = on('Pestaña de invitado', () => send({ type: 'guest.chosen' }));
  switch (view.screen) {
    case 'guest':
      if (view.alert) return alertControls(view.alert, view.sending, send);
      if (password !== null) return [on('Pestaña del correo', () => send({ type: 'email.chosen' })), close];
      return [...guestControls(view, send, traveller), aside('Pestaña del correo', () => send({ type: 'email.chosen' })), close];
    case 'known':
      return [
        ...only(
          !view.sending,
          on('Enviar el código', () => send({ type: 'guest.submitted' })),
        ),
        ...only(
          !view.sending,
          aside('Olvidar mis datos', () => send({ type: 'guest.forgotten' })),
        ),
        close,
      ];
    case 'password':
      if (traveller.hasForgotten) return [on('Olvidé mi contraseña', () => send({ type: 'recovery.chosen' })), close];
      if (password !== null && traveller.isRegistered)
        return [...passwordControls(passwordSignIn, page, traveller.person.email, password), close];
      if (password !== null) return [on('Crear una cuenta', () => register(page.actor, send)), close];
      return [asGuest, aside('Pestaña de la contraseña', () => send({ type: 'recovery.chosen' })), close];
    case 'recovery':
      if (traveller.hasForgotten && passwordRecovery !== null)
        return [...recoveryControls(passwordRecovery, page, traveller, openLink), close];
      return [password === null ? asGuest : on('Pestaña del correo', () => send({ type: 'email.chosen' })), close];
    case 'code':
      return [...codeControls(phoneCode, send, traveller), close];
    case 'opening':
      return [close];
    case 'names':
      return nameControls(updateData, traveller);
    default:
      return view satisfies never;
  }
}

/** The link of the form leaves the sign-in for the page of the registration. */
function register(booking: Page['actor'], send: Send): void {
  send({ type: 'signIn.dismissed' });
  booking.send({ type: 'location.visited', location: { name: 'registration', token: null } });
}

function passwordControls(form: Shown['passwordSignIn'], { passwordVault }: Page, email: string, password: string): Control[] {
  if (form === null) return [];
  const { view, actor } = form;
  const type = (): void => {
    passwordVault.change(password);
    actor.send({ type: 'password.changed', isEmpty: false });
  };
  return [
    (view.email === email ? aside : on)('Campo email', () => actor.send({ type: 'email.typed', text: email })),
    (view.hasPassword ? aside : on)('Campo contraseña', type),
    ...only(
      view.isEmailValid && view.hasPassword && !view.sending,
      on('Iniciar sesión', () => actor.send({ type: 'password.submitted' })),
    ),
  ];
}

function guestControls({ values, errors, terms, sending }: GuestView, send: Send, { person }: Traveller): Control[] {
  const texts = { email: person.email, emailConfirm: person.email, phone: person.phone };
  const fields = fieldsOf(
    ['email', 'emailConfirm', 'phone'],
    (field) => values[field] === '' || errors[field] !== undefined,
    (field) => send({ type: 'field.typed', field, text: texts[field] }),
  );
  const isReady = terms && Object.keys(errors).length === 0;
  return [
    ...fields,
    (terms ? aside : on)('Aceptar los términos', () => send({ type: 'terms.toggled' })),
    ...only(
      !sending,
      (isReady ? on : aside)('Enviar el código', () => send({ type: 'guest.submitted' })),
    ),
  ];
}

function alertControls(alert: Alert, isSending: boolean, send: Send): Control[] {
  const close = back('Cerrar la alerta', () => send({ type: 'notice.closed' }));
  switch (alert.kind) {
    case 'accountExists':
      return [
        ...only(
          !isSending,
          on('Usar la cuenta', () => send({ type: 'account.accepted' })),
        ),
        close,
      ];
    case 'codeAlreadySent':
      return [on('Ya tengo el código', () => send({ type: 'code.atHand' })), close];
    case 'codeWaiting':
      return [on('Ya tengo el código', () => send({ type: 'code.atHand' }))];
    case 'failed':
      return [on('Aceptar', () => send({ type: 'notice.closed' }))];
    default:
      return alert satisfies never;
  }
}

function codeControls(phoneCode: Shown['phoneCode'], send: Send, { code }: Traveller): Control[] {
  if (phoneCode === null) return [];
  const { view, actor } = phoneCode;
  const isOff = view.screen === 'dead' || view.screen === 'resending';
  return [
    ...only(
      !isOff && code !== undefined && code !== view.digits,
      on('Escribir el código', () => actor.send({ type: 'code.typed', text: code ?? '' })),
    ),
    ...only(
      view.canSubmit,
      on('Verificar', () => actor.send({ type: 'code.submitted' })),
    ),
    ...only(
      view.canResend,
      (view.screen === 'dead' ? on : aside)('Reenviar el código', () => actor.send({ type: 'code.resent' })),
    ),
    ...only(
      view.screen !== 'verifying',
      (view.failure ? on : aside)('Cambiar el número', () => send({ type: 'number.corrected' })),
    ),
  ];
}

function nameControls(updateData: Shown['updateData'], { person }: Traveller): Control[] {
  if (updateData === null) return [];
  const { view, actor } = updateData;
  if (view.screen === 'greeting') return [on('Continuar', () => actor.send({ type: 'update.accepted' }))];
  const texts = { firstName: person.firstName, paternal: person.lastName, maternal: person.lastName };
  return [
    ...fieldsOf(
      ['firstName', 'paternal', 'maternal'],
      (field) => view.values[field] === '',
      (field) => actor.send({ type: 'field.typed', field, text: texts[field] }),
    ),
    ...only(
      view.canSubmit && !view.saving,
      on('Guardar', () => actor.send({ type: 'update.submitted' })),
    ),
  ];
}
