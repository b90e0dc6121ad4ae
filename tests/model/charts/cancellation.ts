import type { cancellationModels } from '../../../machines/cancellation/cancellation.model.ts';
import { type EventOf, isIn } from 'xstate-paths';
import type { components } from '../../../openapi/types/trip.ts';
import { isAlone } from '../../../machines/cancellation/cancellation.rules.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { cancellation as words, common } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import { backOf } from '../browser/wayBack.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { ChartTable, Stage } from '../chart.ts';
import { before, byHand, clock, fails } from '../sandbox.ts';

type Cancellable = components['schemas']['Cancellable'];

const ADULT = { firstName: 'Begoña', lastName: 'Treviño', fareId: '1' };
const MINOR = { firstName: 'Íñigo', lastName: 'Peña', fareId: '2' };
const OTHER = { firstName: 'Aurelio', lastName: 'Muñoz', fareId: '3' };
const ONLY = 1;
const BOTH = 2;
const LOCK_SECONDS = 8;
const ALL_OR_NONE = new RegExp(`^(${words.choosing.all}|${words.choosing.none})$`);

const dialog = ({ page }: Stage) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const press = (stage: Stage, name: string) => dialog(stage).getByRole('button', { name, exact: true }).click();
const toggle = (stage: Stage, { firstName }: typeof ADULT) => stage.shop.trips.choosing.getByText(firstName).click();

const ticketOf = ({ shop }: Stage, direction: Direction) =>
  shop.trips.choosing.getByRole('group', { name: new RegExp(`^${common.direction[direction]}`) }).getByText(ADULT.firstName);

/** The same answer with another reason for some tickets. */
const withReason = (reason: Cancellable['reservations'][number]['reason'], names: readonly string[]) => ({
  kind: 'changed' as const,
  change: (body: unknown) => {
    const { reservations } = body as Cancellable;
    return {
      status: 200,
      body: {
        reservations: reservations.map((entry) => (names.includes(entry.firstName) ? { ...entry, cancellable: false, reason } : entry)),
      },
    };
  },
});

/** The cancellation of tickets, in a browser. */
export const chart: ChartTable<EventOf<typeof cancellationModels>> = {
  start: 'Entra con una cuenta, compra para un adulto, un menor y un adulto mayor, abre «Mis boletos» y elige «Cancelar boleto».',
  signedIn: false,
  holds: ['getCancellableItems', 'previewCancelTickets', 'cancelTickets'],
  async begin(stage, model) {
    await stage.page.clock.install();
    const buyer = await signInRegistered(stage);
    const party = model === BOTH ? [ADULT, { ...ADULT, back: backOf(stage.bus) }] : model === ONLY ? [ADULT] : [ADULT, MINOR, OTHER];
    await buyer.order(stage.bus, ...party);
    await stage.shop.trips.open();
    await stage.shop.trips.choose('cancel');
    await stage.shop.trips.alert.waitFor();
  },
  events: {
    warningAccepted: { says: `Acepta el aviso con «${words.warning.accept}»`, play: (stage) => press(stage, words.warning.accept) },
    ticketsChecked: {
      says: 'El servicio dice qué boletos se pueden cancelar',
      sandbox: before(byHand('tener en ese viaje un boleto pagado con el cupón CORTESIA')),
      proves: () => ['API-097', 'CANCEL-005'],
      play: ({ gates }) => gates.open('getCancellableItems', withReason('payment-method', [OTHER.firstName])),
    },
    noneCancellable: {
      says: 'Ningún boleto se puede cancelar',
      sandbox: before(byHand('pagar la compra con el cupón CORTESIA')),
      proves: () => ['ERR-079'],
      play: async (stage) => {
        await stage.gates.open('getCancellableItems', withReason('payment-method', [ADULT.firstName, MINOR.firstName, OTHER.firstName]));
        await stage.expect(stage.shop.trips.alert).toContainText(words.unavailable.title);
      },
    },
    checkFails: {
      says: 'No se puede preguntar qué boletos se pueden cancelar',
      sandbox: fails('getCancellableItems', 'always'),
      proves: () => ['ERR-076'],
      play: async (stage) => {
        await stage.gates.open('getCancellableItems', { kind: 'instead', status: 429, body: { code: 'too-many-requests', status: 429 } });
        await stage.expect(stage.shop.trips.alert).toContainText(words.checkFailed);
      },
    },
    adultToggled: { says: 'Marca o desmarca el boleto del adulto', play: (stage) => toggle(stage, ADULT) },
    minorToggled: { says: 'Marca o desmarca el boleto del menor', play: (stage) => toggle(stage, MINOR) },
    allToggled: {
      says: 'Oprime «Elegir todos» o «Quitar todos»',
      play: ({ shop }) => shop.trips.choosing.getByRole('button', { name: ALL_OR_NONE }).click(),
    },
    refundRequested: { says: 'Oprime «Ver reembolso»', play: (stage) => press(stage, words.choosing.submit) },
    refundTold: {
      says: 'Aparece el reembolso',
      proves: () => ['API-095', 'CANCEL-006'],
      play: async (stage) => {
        await stage.gates.open('previewCancelTickets');
        await stage.shop.trips.refund.waitFor();
        stage.gates.close();
      },
    },
    refundRefused: {
      says: 'El servicio no deja solo al menor',
      sandbox: before(byHand('cancelar en otra pestaña el boleto del otro adulto')),
      proves: () => ['ERR-081'],
      play: async (stage) => {
        const detail = 'No puedes cancelar este boleto, ya que es el único adulto en el viaje';
        await stage.gates.open('previewCancelTickets', problem(422, 'last-adult', { detail }));
        await stage.expect(stage.page.getByText(detail)).toBeVisible();
        stage.gates.close();
      },
    },
    refundAccepted: {
      says: 'Acepta el reembolso',
      play: ({ shop }) => shop.trips.refund.getByRole('button', { name: words.refund.accept }).click(),
    },
    stepReturned: {
      says: 'Regresa un paso',
      limit: { because: 'el botón está en la elección y en el reembolso', holds: (at) => isIn(at, 'choosing') || isIn(at, 'refund') },
      play: ({ shop: { trips } }, { from }) =>
        (isIn(from, 'choosing') ? trips.choosing : trips.refund).getByRole('button', { name: words.refund.back }).click(),
    },
    cancellationConfirmed: {
      says: `Oprime «${words.confirming.accept(2)}»`,
      proves: () => ['CANCEL-007'],
      play: (stage) =>
        dialog(stage)
          .getByRole('button', { name: /^Cancelar boleto/ })
          .click(),
    },
    lockEnds: {
      says: 'Pasan 7 segundos',
      sandbox: clock(LOCK_SECONDS),
      proves: () => ['CANCEL-013', 'CONST-056'],
      play: ({ page }) => page.clock.fastForward(LOCK_SECONDS * 1000),
    },
    ticketsCancelled: {
      says: 'Los boletos se cancelan',
      proves: () => ['CANCEL-008', 'API-096', 'ERR-078'],
      play: async (stage) => {
        await stage.gates.open('cancelTickets');
        await stage.expect(stage.shop.trips.alert).toContainText('Boleto cancelado');
      },
    },
    cancellationFails: {
      says: 'Los boletos no se cancelan',
      sandbox: fails('cancelTickets', 'always'),
      proves: () => ['ERR-077'],
      play: async (stage) => {
        await stage.gates.open('cancelTickets', { kind: 'instead', status: 429, body: { code: 'too-many-requests', status: 429 } });
        await stage.expect(stage.page.getByText(words.confirming.failed)).toBeVisible();
        stage.gates.close();
      },
    },
    cancellationClosed: {
      says: 'Cierra la cancelación',
      limit: { because: 'mientras se cancela no hay salida', holds: (at) => !isIn(at, 'sent.request.cancelling') },
      play: async (stage, { from }) => {
        const isOnly = isAlone(from.context);
        if (isIn(from, 'warning') || isIn(from, 'checking') || (isIn(from, 'previewing') && isOnly))
          return press(stage, words.warning.keep);
        if (isIn(from, 'choosing') || isIn(from, 'previewing'))
          return stage.shop.trips.choosing.getByRole('button', { name: common.close }).click();
        if (isIn(from, 'refund')) return stage.shop.trips.refund.getByRole('button', { name: common.close }).click();
        if (isIn(from, 'confirming') || isIn(from, 'sent'))
          return dialog(stage)
            .getByRole('button', { name: /^Conservar/ })
            .click();
        return press(stage, isIn(from, 'unavailable') ? common.close : common.accept);
      },
    },
    onlyAccepted: { says: 'Acepta el aviso de su único boleto', play: (stage) => press(stage, words.warning.accept) },
    onlyChecked: { says: 'Su único boleto se puede cancelar', play: ({ gates }) => gates.open('getCancellableItems') },
    onlyTold: {
      says: 'Aparece el reembolso de su único boleto',
      play: async (stage) => {
        await stage.gates.open('previewCancelTickets');
        await stage.shop.trips.refund.waitFor();
        stage.gates.close();
      },
    },
    onlyRefused: {
      says: 'El reembolso de su único boleto no llega',
      sandbox: fails('previewCancelTickets', 'always'),
      play: async (stage) => {
        await stage.gates.open('previewCancelTickets', problem(429, 'too-many-requests'));
        await stage.expect(stage.shop.trips.alert).toContainText(words.oops);
      },
    },
    bothAccepted: { says: 'Acepta el aviso de su viaje redondo', play: (stage) => press(stage, words.warning.accept) },
    bothChecked: { says: 'Los boletos de ida y de regreso se pueden cancelar', play: ({ gates }) => gates.open('getCancellableItems') },
    outToggled: { says: 'Marca o desmarca el boleto de ida', play: (stage) => ticketOf(stage, 'outbound').click() },
    backToggled: { says: 'Marca o desmarca el boleto de regreso', play: (stage) => ticketOf(stage, 'return').click() },
    bothAsked: { says: 'Oprime «Ver reembolso» de los elegidos', play: (stage) => press(stage, words.choosing.submit) },
    bothTold: {
      says: 'Aparece el reembolso de los elegidos',
      play: async (stage, { from }) => {
        await stage.gates.open('previewCancelTickets');
        await stage.expect(stage.shop.trips.refund.getByText(ADULT.lastName)).toHaveCount(from.context.chosen.length);
        stage.gates.close();
      },
    },
    bothAgreed: {
      says: 'Acepta el reembolso de los elegidos',
      play: ({ shop }) => shop.trips.refund.getByRole('button', { name: words.refund.accept }).click(),
    },
    bothConfirmed: {
      says: 'Confirma los boletos elegidos',
      play: (stage) =>
        dialog(stage)
          .getByRole('button', { name: /^Cancelar boleto/ })
          .click(),
    },
    bothCancelled: {
      says: 'Los boletos elegidos se cancelan',
      play: async (stage) => {
        await stage.gates.open('cancelTickets');
        await stage.expect(stage.shop.trips.alert).toContainText(words.cancelled.title);
      },
    },
    onlyReturned: { says: 'Regresa al aviso', play: (stage) => press(stage, words.refund.back) },
  },
};
