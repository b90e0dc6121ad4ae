import type { promotionModel } from '../../../machines/promotion/promotion.model.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { refuses } from '../sandbox.ts';

/** The promotion of the way back, in a browser. */
export const chart: ChartTable<EventOf<typeof promotionModel>> = {
  start: 'Busca un viaje de ida.',
  signedIn: true,
  holds: ['getPromotion', 'getTripPromo'],
  async begin({ gates, shop, bus }) {
    await gates.open('getPromotion');
    await shop.results.open(bus.asked);
    await shop.promotion.card.waitFor();
  },
  events: {
    returnDateMoved: { says: 'Elige otro día de regreso', play: ({ shop }) => shop.promotion.chooseDay(-1) },
    offerAccepted: {
      says: 'Oprime «¡Lo quiero!»',
      proves: () => ['SEARCH-034'],
      play: ({ shop }) => shop.promotion.accept.click(),
    },
    offerDeclined: { says: 'Oprime «No, gracias»', play: ({ shop }) => shop.promotion.decline.click() },
    promoApplies: {
      says: 'La promoción vale para esas fechas',
      proves: () => ['API-084'],
      play: async ({ gates, shop }) => {
        await gates.open('getTripPromo');
        await shop.results.chooseOutbound.first().waitFor();
      },
    },
    promoFails: {
      says: 'La promoción falla',
      sandbox: refuses('getTripPromo', 422, 'date-in-past'),
      proves: () => ['ERR-063'],
      play: async ({ gates, shop }) => {
        await gates.open('getTripPromo', problem(422, 'date-in-past', { detail: 'La fecha de salida ya pasó.' }));
        const alert = shop.promotion.card.getByRole('alert');
        // The switchboard refuses with a text of its own.
        await (gates.isOpen ? alert : alert.getByText('La fecha de salida ya pasó.')).waitFor();
        gates.close();
      },
    },
  },
};
