/** @jsxRuntime classic */
import * as React from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { Fence } from './Fence.tsx';
import { chartOf, storyIdOf } from './story.ts';
import { Storyboard, type Device } from './Storyboard.tsx';
import { situationsIn } from './walk.ts';
import { english, type Words } from './words.ts';

type Props = {
  words?: Words;
  devices?: readonly Device[];
  isDark?: (globals: Record<string, unknown>) => boolean;
  /** The title of a picture, from the name of its story; the name itself by default. */
  titleOf?: (name: string) => string;
};

const usualDevices: readonly Device[] = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Desktop', width: 1280, height: 800 },
];

/** The documentation page of a story file that names a chart: its storyboard. */
export function FlowPage({ words = english, ...options }: Props) {
  return (
    <Fence words={words}>
      <Flow words={words} {...options} />
    </Fence>
  );
}

function Flow({
  words,
  devices = usualDevices,
  isDark = ({ theme }) => theme === 'dark',
  titleOf = (name) => name,
}: Props & { words: Words }) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const context = React.useContext(DocsContext);
  const chart = React.useMemo(() => chartOf(preparedMeta.parameters), [preparedMeta]);
  const stories = React.useMemo(() => {
    const situations = chart ? Object.keys(situationsIn(chart)) : [];
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
  return (
    <Storyboard
      chart={chart}
      stories={stories}
      devices={devices}
      globals={address}
      isDark={isDark(globals)}
      titleOf={titleOf}
      words={words}
    />
  );
}
