import type { passkeySignInModel } from '../../../machines/passkeySignIn/passkeySignIn.model.ts';
import { failures, passkey as words, passwordSignIn, shell, signIn } from '../../../src/messages/es-MX.ts';
import { register } from '../../journeys/guest.ts';
import { authenticatorOf, onForeignDomain } from '../browser/authenticators.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf, Way } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand, fails } from '../sandbox.ts';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: signIn.title });
const reads = async (stage: Stage, text: string) => stage.expect(dialog(stage).getByText(text)).toBeVisible();

/** The sign-in with a passkey, in a browser. */
export const chart: ChartTable<EventOf<typeof passkeySignInModel>> = {
  start: 'Entra con una cuenta, guarda una llave en Mi Perfil, Seguridad, y cierra la sesión. Toca «Entrar» y elige «Con tu email».',
  signedIn: false,
  holds: ['beginPasskeySignIn', 'signInPasskey'],
  async begin({ page, shop, buyer, traveller, outbox }, _, steps) {
    if (steps[0]?.name === 'passkeysUnsupported') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    const authenticator = await authenticatorOf(page);
    await authenticator.hold(buyer.origin, await register(buyer.origin, traveller, outbox));
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.dialog.getByRole('button', { name: passwordSignIn.submit, exact: true }).waitFor();
  },
  events: {
    passkeysSupported: {
      says: 'El navegador puede usar llaves',
      passing: (_, way) => !isOld(way),
      play: async () => {},
    },
    passkeysUnsupported: {
      says: 'El navegador no puede usar llaves, y el botón no aparece',
      sandbox: byHand('un navegador sin WebAuthn'),
      passing: (_, way) => isOld(way),
      play: (stage) => stage.expect(dialog(stage).getByRole('button', { name: words.signIn })).toHaveCount(0),
    },
    passkeyChosen: {
      says: 'Oprime «Entrar con llave de acceso»',
      play: (stage) => dialog(stage).getByRole('button', { name: words.signIn }).click(),
    },
    keyAnswered: {
      says: 'Pone el dedo, y la llave responde',
      play: async ({ page, gates }) => {
        await (await authenticatorOf(page)).verifies(true);
        await gates.open('beginPasskeySignIn');
      },
    },
    ceremonyCancelled: {
      says: 'Cierra la ventana del dispositivo',
      play: async (stage) => {
        await (await authenticatorOf(stage.page)).verifies(false);
        await stage.gates.open('beginPasskeySignIn');
        await reads(stage, failures['passkey-cancelled'].text);
      },
    },
    ceremonyRefused: {
      says: 'El navegador no acepta el dominio de la tienda',
      sandbox: byHand('abrir la tienda con otro nombre que el de PUBLIC_URL, como 127.0.0.1'),
      play: async (stage) => {
        await stage.gates.open('beginPasskeySignIn', onForeignDomain);
        await reads(stage, failures['passkey-refused'].text);
      },
    },
    beginFails: {
      says: 'La tienda no responde',
      sandbox: fails('beginPasskeySignIn', 'always'),
      play: ({ gates }) => gates.open('beginPasskeySignIn', problem(429, 'too-many-requests')),
    },
    signedIn: { says: 'La sesión se abre', play: ({ gates }) => gates.open('signInPasskey') },
    challengeStale: {
      says: 'Pasaron más de 5 minutos',
      play: ({ gates }) => gates.open('signInPasskey', problem(422, 'passkey-challenge-expired')),
    },
    keyUnknown: {
      says: 'La cuenta eliminó esa llave',
      sandbox: byHand('eliminar la llave en Mi Perfil, Seguridad'),
      play: ({ gates }) => gates.open('signInPasskey', problem(422, 'passkey-unknown')),
    },
    keyRefused: {
      says: 'La llave es una copia',
      play: ({ gates }) => gates.open('signInPasskey', problem(422, 'passkey-refused')),
    },
    signInFails: {
      says: 'La sesión no se puede abrir',
      sandbox: fails('signInPasskey', 'always'),
      play: ({ gates }) => gates.open('signInPasskey', problem(429, 'too-many-requests')),
    },
  },
};

function isOld({ past, rest }: Way): boolean {
  return [...past, ...rest][0]?.name === 'passkeysUnsupported';
}
