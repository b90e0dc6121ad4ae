import type { groupModel } from '../../../machines/group/group.model.ts';
import { common, seatChoices, seatTools } from '../../../src/messages/es-MX.ts';
import { saying } from '../../pages/text.ts';
import { beginSeats } from '../browser/beginSeats.ts';
import { problem } from '../browser/gates.ts';
import { goLive, note, takeAskedSeat } from '../browser/live.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { fails, sellSeat } from '../sandbox.ts';

/** Seats together, in a browser. */
export const chart: ChartTable<EventOf<typeof groupModel>> = {
  start: 'En el mapa de una salida, oprime «Siéntanos juntos».',
  signedIn: true,
  holds: ['getSeatChannelTicket', 'selectSeat'],
  async begin(stage) {
    await beginSeats(stage, { who: 'nobody' });
    await stage.page.getByRole('button', { name: seatTools.together, exact: true }).click();
  },
  events: {
    togetherCounted: {
      says: 'Dice que viaja una persona',
      play: ({ page }) => page.getByRole('dialog').getByText('1', { exact: true }).first().click(),
    },
    togetherAccepted: {
      says: 'Aparta los asientos que se le ofrecen juntos',
      limit: {
        because: 'en un autobús lleno no se ofrece nada',
        holds: ({ context }) => context.bus.map.taken.length < Object.keys(context.bus.map.seats).length,
      },
      play: ({ page }) => page.getByRole('button', { name: saying(seatChoices.takeTogether([])) }).click(),
    },
    togetherDismissed: {
      says: 'Cierra «Siéntanos juntos» sin apartar',
      play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.cancel }).click(),
    },
    togetherClaimed: {
      says: 'Los asientos juntos quedan apartados',
      limit: { because: 'las pruebas apartan a dos', holds: ({ context }) => context.count === 2 },
      play: ({ gates }) => gates.open('selectSeat'),
    },
    togetherTaken: {
      says: 'Uno de los asientos juntos ya lo tomó otra persona',
      sandbox: sellSeat(),
      limit: { because: 'las pruebas apartan a dos', holds: ({ context }) => context.count === 2 },
      play: takeAskedSeat,
    },
    togetherFails: {
      says: 'Los asientos juntos no se pueden apartar',
      sandbox: fails('selectSeat'),
      play: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
    },
    busFull: {
      says: 'En vivo: otras personas toman asientos',
      sandbox: sellSeat(),
      limit: { because: 'los asientos cambian mientras se eligen', holds: (at) => at.value === 'gathering' && at.context.count === 2 },
      play: async (stage) => {
        await goLive(stage);
        await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'other'));
      },
    },
  },
};
