import type { passwordSignInModels } from '../../../machines/passwordSignIn/passwordSignIn.model.ts';
import { passwordSignIn as words, shell, signIn } from '../../../src/messages/es-MX.ts';
import { demoUser } from '../../../services/sandbox/values.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand, goodPassword, password, PASSWORD } from '../sandbox.ts';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: signIn.title });

/** The sign-in with e-mail and password, in a browser. */
export const chart: ChartTable<EventOf<typeof passwordSignInModels>> = {
  start: 'Abre la tienda sin sesión, toca «Entrar» y elige «Con tu email».',
  signedIn: false,
  holds: ['signIn'],
  async begin({ page, shop }) {
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.dialog.getByRole('button', { name: words.submit, exact: true }).waitFor();
  },
  events: {
    emailTyped: {
      says: 'Escribe su correo',
      sandbox: byHand(demoUser.email),
      proves: () => ['AUTH-045'],
      play: async (stage) => {
        const field = dialog(stage).getByRole('textbox', { name: words.email });
        await field.fill(demoUser.email.toUpperCase());
        await stage.expect(field).toHaveValue(demoUser.email);
      },
    },
    passwordTyped: {
      says: 'Escribe su contraseña',
      types: PASSWORD,
      sandbox: password(demoUser.password),
      play: (stage) =>
        dialog(stage)
          .getByLabel(new RegExp(`^${words.password}`))
          .fill(demoUser.password),
    },
    passwordSubmitted: {
      says: 'Oprime «Entrar»',
      play: (stage) => dialog(stage).getByRole('button', { name: words.submit, exact: true }).click(),
    },
    signedIn: {
      says: 'La sesión se abre',
      sandbox: goodPassword(demoUser.password),
      proves: () => ['API-035'],
      play: ({ gates }) => gates.open('signIn'),
    },
    credentialsRefused: {
      says: 'El correo o la contraseña no son correctos',
      sandbox: password(`${demoUser.password}x`),
      proves: () => ['ERR-019'],
      play: async (stage) => {
        await stage.gates.open('signIn', problem(422, 'bad-credentials', { detail: 'El correo o la contraseña no son correctos.' }));
        await stage.expect(dialog(stage).getByText('El correo o la contraseña no son correctos.')).toBeVisible();
      },
    },
  },
};
