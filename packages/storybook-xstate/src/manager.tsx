/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { PANEL } from './channel.ts';
import { listNotes, placeIn } from './notes.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { english, type Words } from './words.ts';

/** `chart` of Storybook's configuration of the manager. */
type PanelConfig = {
  words?: Words;
  /** The folder of the notes of the tests, relative to Storybook. */
  notes?: string;
  /** Reads the globals of Storybook; by default the panel is as dark as the manager. */
  isDark?: (globals: Record<string, unknown>) => boolean;
};

// Runs when the manager starts, after its configuration was read.
addons.register('chart', () => {
  const config: PanelConfig = addons.getConfig()['chart'] ?? {};
  const { words = english, notes, isDark } = config;
  // Its answer is there before the first story.
  if (notes !== undefined) void listNotes(notes);
  // Storybook changes the address later.
  const place = placeIn(location.href);
  addons.add(PANEL, {
    type: types.PANEL,
    title: words.panel,
    paramKey: 'xstate',
    render: ({ active }) => (active ? <ChartPanel words={words} notes={notes} isDark={isDark} place={place} /> : null),
  });
});
