import type { _name_Model } from '../../../machines/_name_/_name_.model.ts';
import { _name_ as words, common } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { fails } from '../sandbox.ts';

const failure = ({ page }: Stage) => page.getByRole('alert').filter({ hasText: words.failed.title });

/** The page `/_path_`, in a browser. */
export const chart: ChartTable<EventOf<typeof _name_Model>> = {
  start: 'Abre «/compra/_path_».',
  signedIn: false,
  holds: ['getAmenities'],
  async begin({ page }) {
    await page.goto('/compra/_path_');
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  },
  events: {
    namesLoaded: {
      says: 'Aparece la lista',
      play: async (stage) => {
        await stage.gates.open('getAmenities');
        await stage.page.getByRole('main').getByRole('listitem').first().waitFor();
      },
    },
    namesLost: {
      says: 'La lista no llega',
      sandbox: fails('getAmenities', 'always'),
      play: async (stage) => {
        await stage.gates.open('getAmenities', problem(500, 'failed'));
        await failure(stage).waitFor();
        stage.gates.close();
      },
    },
    loadRetried: {
      says: 'Oprime «Intentar de nuevo»',
      play: (stage) => failure(stage).getByRole('button', { name: common.retry }).click(),
    },
  },
};
