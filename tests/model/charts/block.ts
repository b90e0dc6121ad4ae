import type { blockModels } from '../../../machines/block/block.model.ts';
import { seats } from '../../../src/messages/es-MX.ts';
import { signInAsGuest } from '../../journeys/journey.ts';
import { beginSeats } from '../browser/beginSeats.ts';
import { nobody } from '../browser/gates.ts';
import { goLive, loseSeat } from '../browser/live.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { alsoByHand, before, losesAnswer, refusesSession, sellSeat } from '../sandbox.ts';

/** The models without a signed-in user, and of a retry after a lost answer. */
const UNKNOWN = 1;
const AGAIN = 2;

/** Answers the block. After a new sign-in, it first answers the map, which is fetched again. */
async function answerBlock({ gates }: Stage): Promise<void> {
  await gates.open('getSeatMap');
  await gates.open('blockSeats');
}

/** The block, in a browser. */
export const chart: ChartTable<EventOf<typeof blockModels>> = {
  start: `Con un pasajero en el mapa de una salida, oprime «${seats.next.pay}».`,
  signedIn: true,
  holds: ['getSeatChannelTicket', 'blockSeats'],
  async begin(stage, model, [first]) {
    await beginSeats(stage, { who: 'adult', isKnown: model !== UNKNOWN });
    const next = stage.page.getByRole('button', { name: new RegExp(`^(${Object.values(seats.next).join('|')})$`) });
    await stage.shop.seats.mine(stage.notes.get('mine number') ?? '', 'Begoña Treviño').waitFor();
    if (first?.name === 'keyFails') await failRandom(stage);
    await next.click();
    if (model !== AGAIN) return;
    await stage.gates.arrives('blockSeats');
  },
  events: {
    keyMade: {
      says: 'Se hace la clave del apartado',
      internal: true,
      passing: (at, { rest }) => rest[0]?.name !== 'keyFails' && JSON.stringify(at.value).includes('makingKey'),
      play: async () => {},
    },
    keyFails: {
      says: 'La clave del apartado no se puede hacer',
      passing: (at, { rest }) => rest[0]?.name === 'keyFails' && JSON.stringify(at.value).includes('makingKey'),
      play: async () => {},
    },
    seatLostBefore: {
      says: 'En vivo: otra persona toma el asiento mientras se identifica',
      sandbox: sellSeat(),
      limit: { because: 'la clave se hace al instante', holds: (at) => JSON.stringify(at.value).includes('identifying') },
      play: async (stage) => {
        await goLive(stage);
        await loseSeat(stage, 'mine');
        await stage.shop.seats.alert.waitFor();
      },
    },
    seatsBlocked: { says: 'El apartado se hace', play: answerBlock },
    blockLost: {
      says: 'La respuesta del apartado se pierde',
      sandbox: losesAnswer('blockSeats', 'always'),
      unrun: 'se repite diez veces con un segundo en medio; la transición es la misma que la de un apartado rechazado',
    },
    blockRefused: {
      says: 'Otra persona ganó uno de los asientos',
      sandbox: before(alsoByHand(sellSeat(), ' antes de continuar')),
      play: async (stage) => {
        await loseSeat(stage, 'mine');
        await answerBlock(stage);
      },
    },
    blockUnauthorized: {
      says: 'La sesión ya no sirve para apartar',
      sandbox: refusesSession('blockSeats'),
      play: async (stage) => {
        await stage.gates.open('blockSeats', nobody);
        await stage.shop.signIn.dialog.waitFor();
      },
    },
    signedIn: {
      says: 'Se identifica',
      play: async ({ shop, outbox, traveller }) => {
        await shop.signIn.asGuest();
        await signInAsGuest(shop, traveller, outbox);
      },
    },
    signInDismissed: {
      says: 'Cierra la identificación sin terminar',
      play: ({ shop }) => shop.signIn.close.click(),
    },
  },
};

/** Makes the browser's random numbers fail once, after the channel has used them. */
async function failRandom({ page, gates, expect }: Stage): Promise<void> {
  await expect.poll(() => gates.isHolding('getSeatChannelTicket')).toBe(true);
  await page.evaluate(() => {
    const getRandomValues = () => {
      Reflect.deleteProperty(crypto, 'getRandomValues');
      throw new DOMException('no entropy', 'OperationError');
    };
    Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value: getRandomValues });
  });
}
