/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { PANEL } from './channel.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { english, type Words } from './words.ts';

// Runs when the manager starts, after its configuration was read.
addons.register('chart', () => {
  const words: Words = addons.getConfig()['chart']?.words ?? english;
  addons.add(PANEL, {
    type: types.PANEL,
    title: words.panel,
    paramKey: 'chart',
    render: ({ active }) => (active ? <ChartPanel words={words} /> : null),
  });
});
