import type { passkeyCreationModels } from '../../../machines/passkeyCreation/passkeyCreation.model.ts';
import { failures, passkey as words, security } from '../../../src/messages/es-MX.ts';
import type { Session } from '../../../src/app/session/tokens.ts';
import { authenticatorOf, onForeignDomain } from '../browser/authenticators.ts';
import { problem, type Answer } from '../browser/gates.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { before, byHand, fails, refuses } from '../sandbox.ts';

/** The model that begins on a paid order; the other one begins in the profile. */
const OFFERED = 1;

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const alert = ({ page }: Stage) => page.getByRole('alertdialog');
const press = async (stage: Stage, name: string) => dialog(stage).getByRole('button', { name, exact: true }).click();
const name = (stage: Stage) => dialog(stage).getByRole('textbox', { name: words.name.label });

const oneKey: Answer = {
  kind: 'instead',
  status: 200,
  body: {
    passkeys: [{ id: 'pk', name: 'Celular', kind: 'phone', createdAt: '2026-01-12T17:00:00Z', lastUsedAt: null, isHere: false }],
  },
};

/** A new passkey, in a browser. */
export const chart: ChartTable<EventOf<typeof passkeyCreationModels>> = {
  start: (model) =>
    `Entra con una cuenta en un dispositivo con lector de huella. ${model === OFFERED ? 'Paga una compra y llega a la orden.' : 'Abre «Mi Perfil», «Seguridad».'}`,
  signedIn: false,
  holds: ['listPasskeys', 'beginPasskeyCreation', 'createPasskey', 'renamePasskey'],
  async begin(stage, model) {
    const { page, shop, bus, gates } = stage;
    const buyer = await signInRegistered(stage);
    await authenticatorOf(page);
    if (model === OFFERED) return shop.order.open(await buyer.order(bus));
    await gates.open('listPasskeys');
    await shop.profile.open('security');
    await page.getByRole('button', { name: security.passkeys.add, exact: true }).waitFor();
  },
  events: {
    offerDue: { says: 'La cuenta aún no tiene llaves', play: ({ gates }) => gates.open('listPasskeys') },
    offerNotDue: {
      says: 'La cuenta ya tiene una llave',
      sandbox: before(byHand('guardar una llave en Mi Perfil, Seguridad, antes de comprar')),
      play: ({ gates }) => gates.open('listPasskeys', oneKey),
    },
    offerAccepted: { says: 'Oprime «Sí, guardar llave»', play: (stage) => press(stage, words.offer.accept) },
    offerPostponed: { says: 'Oprime «Ahora no»', play: (stage) => press(stage, words.offer.later) },
    offerDeclined: { says: 'Oprime «No volver a preguntar»', play: (stage) => press(stage, words.offer.never) },
    passkeyRequested: {
      says: 'Oprime «Agregar», o «Intentar de nuevo» después de una falla',
      limit: { because: 'el dispositivo ya tiene una llave', holds: (at) => !at.matches({ ended: 'exists' }) },
      play: (stage, { from }) =>
        from.matches('idle')
          ? stage.page.getByRole('button', { name: security.passkeys.add, exact: true }).click()
          : alert(stage).getByRole('button', { name: words.failed.retry }).click(),
    },
    keyMade: {
      says: 'Pone el dedo, y el dispositivo crea la llave',
      play: async ({ page, gates }) => {
        const authenticator = await authenticatorOf(page);
        await authenticator.forget();
        await authenticator.verifies(true);
        await gates.open('beginPasskeyCreation');
      },
    },
    ceremonyCancelled: {
      says: 'Cierra la ventana del dispositivo',
      play: async (stage) => {
        await (await authenticatorOf(stage.page)).verifies(false);
        await stage.gates.open('beginPasskeyCreation');
        await stage.expect(alert(stage)).toContainText(words.failed.cancelled);
      },
    },
    keyExists: {
      says: 'El dispositivo ya tiene una llave de la cuenta',
      sandbox: byHand('guardar dos llaves seguidas'),
      play: async (stage) => {
        const { page, gates, buyer } = stage;
        const authenticator = await authenticatorOf(page);
        await authenticator.forget();
        await authenticator.verifies(true);
        const access = await page.evaluate((): string => JSON.parse(localStorage.getItem('anden.session') ?? '{}').access ?? '');
        const id = await authenticator.hold(buyer.origin, { access } as Session);
        const change = (body: unknown) => ({
          status: 200,
          body: { ...Object(body), excludeCredentials: [{ type: 'public-key', id }] },
        });
        await gates.open('beginPasskeyCreation', { kind: 'changed', change });
        await stage.expect(alert(stage)).toContainText(failures['passkey-exists'].text);
      },
    },
    ceremonyRefused: {
      says: 'El navegador no acepta el dominio de la tienda',
      sandbox: byHand('abrir la tienda con otro nombre que el de PUBLIC_URL, como 127.0.0.1'),
      play: async (stage) => {
        await stage.gates.open('beginPasskeyCreation', onForeignDomain);
        await stage.expect(alert(stage)).toContainText(failures['passkey-refused'].text);
      },
    },
    beginFails: {
      says: 'La tienda no responde',
      sandbox: fails('beginPasskeyCreation', 'always'),
      play: ({ gates }) => gates.open('beginPasskeyCreation', problem(429, 'too-many-requests')),
    },
    keyStored: { says: 'La llave queda guardada', play: ({ gates }) => gates.open('createPasskey') },
    challengeStale: {
      says: 'Pasaron más de 5 minutos',
      sandbox: refuses('createPasskey', 422, 'passkey-challenge-expired'),
      play: ({ gates }) => gates.open('createPasskey', problem(422, 'passkey-challenge-expired')),
    },
    keyRefused: {
      says: 'La tienda no puede comprobar la llave',
      sandbox: refuses('createPasskey', 422, 'passkey-refused'),
      play: ({ gates }) => gates.open('createPasskey', problem(422, 'passkey-refused')),
    },
    storeFails: {
      says: 'La llave no se puede guardar',
      sandbox: fails('createPasskey', 'always'),
      play: ({ gates }) => gates.open('createPasskey', problem(429, 'too-many-requests')),
    },
    nameEdited: { says: 'Oprime el lápiz', play: (stage) => press(stage, words.name.edit) },
    nameEmptied: { says: 'Borra el nombre', play: (stage) => name(stage).fill('') },
    nameTyped: { says: 'Escribe otro nombre', play: (stage) => name(stage).fill('Celular del trabajo') },
    nameSubmitted: { says: 'Oprime «Guardar»', play: (stage) => press(stage, words.name.save) },
    nameKept: { says: 'Oprime «Cancelar»', play: (stage) => press(stage, words.name.keep) },
    keyRenamed: { says: 'La llave tiene otro nombre', play: ({ gates }) => gates.open('renamePasskey') },
    renameFails: {
      says: 'El nombre no se puede guardar',
      sandbox: fails('renamePasskey', 'always'),
      play: ({ gates }) => gates.open('renamePasskey', problem(429, 'too-many-requests')),
    },
    passkeyClosed: {
      says: 'Oprime «Listo», o «Cerrar» después de una falla',
      play: async (stage, { from }) => {
        if (from.matches('saved')) return press(stage, words.saved.done);
        await alert(stage).getByRole('button', { name: words.failed.close, exact: true }).click();
        await stage.expect(stage.page.getByRole('button', { name: security.passkeys.add, exact: true })).toBeFocused();
      },
    },
  },
};
