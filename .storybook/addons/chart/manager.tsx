/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ChartPanel } from './ChartPanel.tsx';
import { english, type Words } from './words.ts';

export const PANEL = 'chart/panel';

/** Adds the panel to the manager; the default language is English. */
export function registerChart(words: Words = english): void {
  addons.register('chart', () => {
    addons.add(PANEL, {
      type: types.PANEL,
      title: words.panel,
      paramKey: 'chart',
      render: ({ active }) => (active ? <ChartPanel words={words} /> : null),
    });
  });
}
