import type { AnyMachineSnapshot } from 'xstate';
import type { busModels } from '../../../machines/bus/bus.model.ts';
import { type EventOf, isIn, type Limit } from 'xstate-paths';
import { common } from '../../../src/messages/es-MX.ts';
import { beginSeats } from '../browser/beginSeats.ts';
import { problem } from '../browser/gates.ts';
import { note } from '../browser/live.ts';
import { letMapCome } from '../browser/maps.ts';
import { STUDENT } from '../browser/party.ts';
import type { ChartTable } from '../chart.ts';
import { alsoByHand, before, fails, loseMessage, sellSeat, stopChannel } from '../sandbox.ts';

/** Version of the model's map; the versions of messages follow it. */
const DRAWN_VERSION = 7;

/** The latest known version of the bus, from its map or from the channel. */
const latest = ({ context }: AnyMachineSnapshot) =>
  Math.max(context.map?.version ?? 0, context.joined, ...context.pending.map(({ version }: { version: number }) => version));
const isFirst = (at: AnyMachineSnapshot) => latest(at) === DRAWN_VERSION;
const isDrawn = (at: AnyMachineSnapshot) => isIn(at, 'map.drawn');
const hears = (at: AnyMachineSnapshot) => isIn(at, 'joined.listening');
const connecting: Limit = {
  because: 'el canal se abre cuando se conecta',
  holds: (at) => isIn(at, 'joined.connecting') && isDrawn(at) && isFirst(at),
};

/** One bus, in a browser. */
export const chart: ChartTable<EventOf<typeof busModels>> = {
  start: 'Busca un viaje y abre el mapa de una salida.',
  signedIn: true,
  holds: ['getSeatMap', 'getSeatChannelTicket'],
  begin: (stage) => beginSeats(stage, { who: 'nobody', needsFloors: true }),
  events: {
    mapComes: { says: 'Llega el mapa del autobús', play: ({ gates }, { from }) => letMapCome(gates, from) },
    laterMapComes: {
      says: 'Llega un mapa al día',
      limit: { because: 'el mapa está al día cuando el canal va más adelante', holds: (at) => latest(at) > DRAWN_VERSION },
      play: ({ gates }) => gates.open('getSeatMap'),
    },
    mapFails: {
      says: 'El mapa no llega',
      sandbox: fails('getSeatMap'),
      play: ({ gates }) => gates.open('getSeatMap', problem(500, 'internal-error')),
    },
    mapRetried: {
      says: `Oprime «${common.retry}»`,
      play: ({ page }) => page.getByRole('button', { name: common.retry, exact: true }).click(),
    },
    floorChosen: {
      says: 'Cambia de piso',
      limit: { because: 'los pisos se ven sobre el mapa', holds: ({ context }) => context.map !== null },
      play: ({ page }) => page.getByText(common.floors.top).first().click(),
    },
    channelOpened: {
      says: 'El canal en vivo se abre, y el mapa está al día',
      limit: connecting,
      play: ({ gates }) => gates.open('getSeatChannelTicket'),
    },
    channelOpenedLater: {
      says: 'El canal en vivo se abre, y el mapa se quedó atrás',
      sandbox: sellSeat(),
      limit: connecting,
      play: async (stage) => {
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'chosen'));
        await stage.gates.open('getSeatChannelTicket');
      },
    },
    channelLost: {
      says: 'El canal en vivo se corta',
      sandbox: stopChannel(),
      limit: { because: 'el canal se corta cuando está abierto', holds: (at) => hears(at) && isDrawn(at) },
      play: async ({ switchboard }) => void (await switchboard.stopChannel(true)),
    },
    seatTaken: {
      says: 'En vivo: otra persona toma un asiento',
      sandbox: sellSeat(),
      limit: { because: 'cada aviso sigue al anterior', holds: (at) => hears(at) && isFirst(at) },
      /** The message arrives twice; the second one changes nothing. */
      play: async (stage) => {
        await stage.switchboard.disturbLive('repeat');
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'chosen'));
      },
    },
    seatGap: {
      says: 'En vivo: falta un aviso',
      sandbox: loseMessage(),
      limit: { because: 'cada aviso sigue al anterior', holds: (at) => hears(at) && isFirst(at) },
      play: async (stage) => {
        const trip = await stage.other.trip(stage.bus);
        await stage.switchboard.disturbLive('lose');
        await stage.other.select(trip, note(stage, 'mine'));
        await stage.other.select(trip, note(stage, 'third'));
      },
    },
    quotaTold: {
      says: 'En vivo: un carrito con descuento cambia los lugares que quedan',
      limit: {
        because: 'el canal habla cuando está abierto',
        holds: (at) => hears(at) && isDrawn(at) && at.context.map.version > DRAWN_VERSION && at.context.map.version >= at.context.joined,
      },
      play: async (stage) => void (await stage.other.cart(stage.bus, { fareId: STUDENT, seatId: note(stage, 'other') })),
    },
    seatDoubted: {
      says: 'En vivo: otra persona suelta un asiento que nadie más tenía',
      unrun: 'la transición es la misma que la de un aviso que falta; las del pasajero las prueba el statechart de los asientos',
    },
    seatRefused: {
      says: 'Toca un asiento que otra persona acaba de tomar',
      sandbox: before(alsoByHand(sellSeat(), ' antes de tocarlo')),
      limit: { because: 'mientras el canal no está abierto', holds: (at) => isDrawn(at) && at.context.map.version === DRAWN_VERSION },
      play: async (stage) => {
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'other'));
        await stage.shop.seats.seat(note(stage, 'other number')).click();
        await stage.shop.seats.alert.waitFor();
      },
    },
  },
};
