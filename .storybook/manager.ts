import { addons } from 'storybook/manager-api';
import { PANEL, registerChart } from './addons/chart/manager.tsx';
import { spanish } from './words.ts';

registerChart(spanish);
const NAVIGATION = 230;
/** The width of a phone with its margins; the chart gets the rest. */
const CANVAS = 470;
const rightPanelWidth = Math.min(1_000, Math.max(420, innerWidth - NAVIGATION - CANVAS));
addons.setConfig({ selectedPanel: PANEL, layout: { panelPosition: 'right', rightPanelWidth, navSize: NAVIGATION } });
