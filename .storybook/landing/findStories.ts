import type { AtlasIndex } from './atlasIndex.ts';

export type Entry = { id: string; type: 'story' | 'docs'; title: string; name: string; importPath: string; tags?: string[] };

export type Searched = {
  entries: readonly Entry[];
  atlas: AtlasIndex;
  /** The texts of the stories, by their ids. */
  texts: Readonly<Record<string, string>>;
};

export type Kind = 'title' | 'requirement' | 'state' | 'event' | 'text';
/** A story, and what of it matched. */
export type Hit = { story: string; title: string; kind: Kind; matched: string };

/** Letters as a person types them: small and without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const AROUND = 30;

/** The words around the match in a text of a story. */
function excerpt(text: string, at: number, length: number): string {
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + length + AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** The stories of a title, a requirement, a state, an event's sentence or a text, in this order; each story once. */
export function findStories(query: string, { entries, atlas, texts }: Searched, most = 40): Hit[] {
  const wanted = plain(query.trim());
  if (wanted.length < 2) return [];
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = new Map(stories.map(({ id, title, name }) => [id, `${title} / ${name}`]));
  const has = (text: string) => plain(text).includes(wanted);
  const hits = (kind: Kind, found: readonly (readonly [string, string])[]): Hit[] =>
    found.flatMap(([story, matched]) => {
      const title = titles.get(story);
      return title === undefined ? [] : [{ story, title, kind, matched }];
    });
  const all = [
    ...hits(
      'requirement',
      stories.flatMap(({ id, tags = [] }) => tags.filter(has).map((tag) => [id, tag] as const)),
    ),
    ...hits(
      'title',
      [...titles].filter(([, title]) => has(title)),
    ),
    ...hits(
      'state',
      atlas.charts.flatMap(({ rests }) =>
        Object.entries(rests).flatMap(([state, of]) => (has(state) ? of.map((id) => [id, state] as const) : [])),
      ),
    ),
    // The event begins in any story of its chart.
    ...hits(
      'event',
      atlas.charts.flatMap(({ rests, says }) => {
        const [first] = Object.values(rests).flat();
        return first === undefined ? [] : Object.values(says).flatMap((sentence) => (has(sentence) ? [[first, sentence] as const] : []));
      }),
    ),
    ...hits(
      'text',
      Object.entries(texts).flatMap(([id, text]) => {
        const at = plain(text).indexOf(wanted);
        return at < 0 ? [] : [[id, excerpt(text, at, wanted.length)] as const];
      }),
    ),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ story, kind, matched }) => {
      // One story may be found by several sentences.
      const key = kind === 'event' ? matched : story;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}
