import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
// The index of the package has XState with it.
import { PANEL } from 'storybook-xstate/channel';
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
