import type { AtlasIndex, IndexedChart } from './atlasIndex.ts';
import type { Entry } from './findStories.ts';

/** A part of the atlas: the stories of one title. */
export type Step = {
  id: string;
  title: string;
  group: string;
  screen: string | null;
  flow: string | null;
  /** The story with most requirements, which shows most of the page. */
  face: string;
  stories: number;
  requirements: string[];
  chart: IndexedChart | null;
  /** The screens of the purchase to which it leads. */
  next: string[];
};

const REQUIREMENT = /^[A-Z][A-Z0-9]*-\d{3}$/;

/** The parts of the atlas by their group, and those of the purchase in its order. */
export function stepsOf(entries: readonly Entry[], { charts, steps }: AtlasIndex): { purchase: Step[]; groups: Map<string, Step[]> } {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [id = ''] = entry.id.split('--');
    if (entry.title.includes('/')) parts.set(id, [...(parts.get(id) ?? []), entry]);
  }
  const all = [...parts].flatMap(([id, of]): Step[] => {
    const stories = of.filter(({ type }) => type === 'story');
    const requirementsOf = ({ tags = [] }: Entry) => tags.filter((tag) => REQUIREMENT.test(tag));
    const [face] = stories.toSorted((one, other) => requirementsOf(other).length - requirementsOf(one).length);
    if (!face) return [];
    const [group = '', ...rest] = face.title.split('/');
    const screen = /src[/]screens[/](\w+)[/]/.exec(face.importPath)?.[1] ?? null;
    return [
      {
        id,
        title: rest.join(' / '),
        group,
        screen,
        flow: of.find(({ type }) => type === 'docs')?.id ?? null,
        face: face.id,
        stories: stories.length,
        requirements: [...new Set(stories.flatMap(requirementsOf))].toSorted(),
        chart: charts.find(({ component }) => component === id) ?? null,
        next: steps.find((step) => step.screen === screen)?.next ?? [],
      },
    ];
  });
  // Of the parts of one screen, the one with most stories is its page.
  const purchase = steps.flatMap(({ screen }) =>
    all
      .filter((step) => step.screen === screen)
      .toSorted((one, other) => other.stories - one.stories)
      .slice(0, 1),
  );
  const groups = new Map<string, Step[]>();
  for (const step of all) if (!purchase.includes(step)) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
  return { purchase, groups };
}
