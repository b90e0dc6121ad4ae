import { addons } from 'storybook/manager-api';
import { PANEL, registerChart } from './addons/chart/manager.tsx';
import { spanish } from './words.ts';

registerChart(spanish);
addons.setConfig({ selectedPanel: PANEL, panelPosition: 'right', rightPanelWidth: 820, navSize: 230 });
