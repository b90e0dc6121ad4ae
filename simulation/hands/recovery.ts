import type { Page } from '../device/livePage.ts';
import { aside, type Control, on, only, type Shown, type Traveller } from './control.ts';
import { mailControls } from './mail.ts';

type Recovery = NonNullable<Shown['passwordRecovery'] | Shown['recovery']>;

/** A forgotten password: the mail that is asked for, and the new password behind its link. `openLink` opens an address in this tab. */
export function recoveryControls(
  { view, actor: { send } }: Recovery,
  { actor: booking, newPasswordVault }: Pick<Page, 'actor' | 'newPasswordVault'>,
  traveller: Traveller,
  openLink: (address: string) => void,
): Control[] {
  const { person } = traveller;
  const password = traveller.password ?? '';
  switch (view.screen) {
    case 'email':
      return [
        (view.isEmailValid ? aside : on)('Campo email', () => send({ type: 'email.typed', text: person.email })),
        ...only(
          view.isEmailValid && !view.sending,
          on('Enviar el enlace', () => send({ type: 'recovery.requested' })),
        ),
      ];
    case 'mailed':
      return mailControls({ view, send, openLink }, traveller);
    case 'password': {
      const type = (): void => {
        newPasswordVault.change(password);
        send({ type: 'password.changed', length: password.length, isRepeated: true });
      };
      return [
        (view.isRepeated ? aside : on)('Campo contraseña nueva', type),
        ...only(
          view.isRepeated && !view.saving,
          on('Guardar la contraseña', () => send({ type: 'password.submitted' })),
        ),
      ];
    }
    case 'changed': {
      const signIn = (): void => {
        traveller.hasForgotten = false;
        booking.send({ type: 'signIn.requested', first: 'email' });
      };
      return [on('Iniciar sesión', signIn)];
    }
    default:
      return view satisfies never;
  }
}
