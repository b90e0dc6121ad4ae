import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
// The index of the package has XState with it.
import { PANEL } from 'storybook-xstate/channel';
import { ATLAS_INDEX, storyOfState, type AtlasIndex } from './landing/atlasIndex.ts';
import { isDark, NOTES } from './variants.ts';
import { spanish } from './words.ts';

const NAVIGATION = 230;
/** The width of a phone with its margins; the chart gets the rest. */
const CANVAS = 470;
const rightPanelWidth = Math.min(1_000, Math.max(420, innerWidth - NAVIGATION - CANVAS));
addons.setConfig({
  chart: { words: spanish, notes: NOTES, isDark },
  selectedPanel: PANEL,
  // Hundreds of entries take as long to draw as a story. The group of the story is open.
  sidebar: { collapsedRoots: ['pasos', 'pantallas', 'sin-pantalla', 'partes', 'kit', 'storybook-xstate'] },
  layout: { panelPosition: 'right', rightPanelWidth, navSize: NAVIGATION },
});

// One switch darkens the canvas, the panel and the atlas around them.
addons.register('anden/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: isDark(globals) ? themes.dark : themes.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

// `?state=<id of a state>` opens a story there, whatever its title is now.
const state = new URL(location.href).searchParams.get('state');
if (state !== null) {
  const answer = fetch(`${NOTES}/${ATLAS_INDEX}`);
  void answer.then(async (file) => {
    // `scripts/noteCharts.ts` writes this type.
    const story = file.ok ? storyOfState((await file.json()) as AtlasIndex, state) : null;
    if (story !== null) location.replace(`?path=/story/${story}`);
  });
}
