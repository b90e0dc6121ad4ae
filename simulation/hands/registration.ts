import type { Page } from '../device/livePage.ts';
import { aside, type Control, fieldsOf, on, only, type Shown, type Traveller } from './control.ts';
import { mailControls } from './mail.ts';

type Registration = NonNullable<Shown['registration']>;

/** A new account: its form, the link of the mail, and the confirmation. `openLink` opens an address in this tab. */
export function registrationControls(
  { view, actor: { send } }: Registration,
  { newPasswordVault }: Page,
  traveller: Traveller,
  openLink: (address: string) => void,
): Control[] {
  const { person } = traveller;
  const password = traveller.password ?? '';
  const typePassword = (): void => {
    newPasswordVault.change(password);
    send({ type: 'password.changed', length: password.length });
  };
  const passwordField = (length: number): Control => (length === 0 ? on : aside)('Campo contraseña', typePassword);
  switch (view.screen) {
    case 'form': {
      if (view.sending) return [];
      const texts = {
        firstName: person.firstName,
        paternal: person.lastName,
        maternal: person.lastName,
        email: person.email,
        emailConfirm: person.email,
      };
      const fields = fieldsOf(
        ['firstName', 'paternal', 'maternal', 'email', 'emailConfirm'],
        (field) => view.errors[field] !== undefined,
        (field) => send({ type: 'field.typed', field, text: texts[field] }),
      );
      const isReady = Object.keys(view.errors).length === 0 && view.passwordLength > 0 && view.terms;
      return [
        ...fields,
        passwordField(view.passwordLength),
        (view.terms ? aside : on)('Aceptar los términos', () => send({ type: 'terms.toggled' })),
        (isReady ? on : aside)('Crear la cuenta', () => send({ type: 'registration.submitted' })),
      ];
    }
    case 'mailed':
      return mailControls({ view, send, openLink }, traveller);
    case 'checking':
      return [];
    case 'unchecked':
      return [on('Reintentar', () => send({ type: 'confirmation.retried' }))];
    case 'confirm':
      if (view.confirming) return [];
      return [
        ...only(view.needsPassword, passwordField(view.passwordLength)),
        ...only(
          !view.needsPassword || view.passwordLength > 0,
          on('Confirmar la cuenta', () => send({ type: 'link.accepted' })),
        ),
      ];
    case 'linkDead':
      return [on('Registrarme otra vez', () => send({ type: 'form.chosen' }))];
    case 'ready':
      return [];
    default:
      return view satisfies never;
  }
}
