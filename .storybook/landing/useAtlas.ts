import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { TEXTS } from 'storybook-xstate/album';
import { isDark, NOTES } from '../variants.ts';
import { ATLAS_INDEX, type AtlasIndex } from './atlasIndex.ts';
import type { Entry, Searched } from './findStories.ts';

async function read<Value>(address: string, otherwise: Value): Promise<Value> {
  const answer = await fetch(address);
  // The build writes these files; without them (no browser, no notes) the page shows the stories alone.
  return answer.ok ? ((await answer.json()) as Value) : otherwise;
}

/** The index of the stories, and what the notes know of them. */
export function useAtlas(): Omit<Searched, 'texts'> | null {
  const [atlas, setAtlas] = useState<Omit<Searched, 'texts'> | null>(null);
  useEffect(() => {
    const none: AtlasIndex = { charts: [], steps: [] };
    void Promise.all([
      read<{ entries: Record<string, Entry> }>('index.json', { entries: {} }),
      read<AtlasIndex>(`${NOTES}/${ATLAS_INDEX}`, none),
    ]).then(([{ entries }, notes]) => setAtlas({ entries: Object.values(entries), atlas: notes }));
  }, []);
  return atlas;
}

/** The texts of the stories, from the first search on. */
export function useTexts(isWanted: boolean): Searched['texts'] {
  const [texts, setTexts] = useState<Searched['texts']>({});
  useEffect(() => {
    // The pictures of a build come with the texts.
    if (isWanted && document.querySelector('meta[name="chart-album"]')) void read<Searched['texts']>(TEXTS, {}).then(setTexts);
  }, [isWanted]);
  return texts;
}

type Told = { globals: Record<string, unknown> };

/** Follows the theme of the toolbar; a page without a story has no context of one. */
export function useTheme(): 'light' | 'dark' {
  const channel = addons.getChannel();
  const [last] = [...(channel.last(GLOBALS_UPDATED) ?? []), ...(channel.last(SET_GLOBALS) ?? [])] as Told[];
  const [theme, setTheme] = useState<'light' | 'dark'>(last && isDark(last.globals) ? 'dark' : 'light');
  useEffect(() => {
    const follow = ({ globals }: Told) => setTheme(isDark(globals) ? 'dark' : 'light');
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, follow);
    return () => {
      for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(event, follow);
    };
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'es-MX';
  }, [theme]);
  return theme;
}
