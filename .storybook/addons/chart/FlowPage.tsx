/** @jsxRuntime classic */
import * as React from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { chartOf, storyIdOf } from './preview.ts';
import { Storyboard, type Device } from './Storyboard.tsx';
import type { Words } from './words.ts';

type Props = { words: Words; devices: readonly Device[]; isDark: (globals: Record<string, unknown>) => boolean };

/** The documentation page of a story file that names a chart: its storyboard. */
export function FlowPage({ words, devices, isDark }: Props) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = React.useContext(DocsContext);
  const chart = React.useMemo(() => chartOf(preparedMeta.parameters), [preparedMeta]);
  const stories = React.useMemo(() => {
    const situations = Object.keys(chart?.situations ?? {});
    return new Map(
      situations.flatMap((situation) => {
        const story = csfFile.stories[storyIdOf(preparedMeta.componentId, situation)];
        return story ? [[situation, { id: story.id, name: story.name ?? situation }] as const] : [];
      }),
    );
  }, [chart, csfFile, preparedMeta]);
  const [first] = context.componentStories();
  const globals = first ? context.getStoryContext(first).globals : {};
  const address = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  if (!chart) return <p>{words.noChart}</p>;
  return <Storyboard chart={chart} stories={stories} devices={devices} globals={address} isDark={isDark(globals)} words={words} />;
}
