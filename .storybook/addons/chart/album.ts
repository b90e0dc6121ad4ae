/** The name of a `meta` of the canvas that says which pictures are kept: an `Album` as JSON. */
export const ALBUM = 'chart-album';

/** Folders of pictures by device and globals, and the stories of which each folder holds `<story id>.webp`. */
export type Album = { shelves: Record<string, string>; stories: string[] };

/** The key of a folder of pictures. */
export function shelfOf(device: { name: string }, globals: string): string {
  return `${device.name} ${globals}`;
}

/** Where the picture of a story is kept, or null where none was taken: then the story is shown itself. */
export function pictureIn({ shelves, stories }: Album, device: { name: string }, globals: string, storyId: string): string | null {
  const folder = shelves[shelfOf(device, globals)];
  return folder === undefined || !stories.includes(storyId) ? null : `${folder}/${storyId}.webp`;
}

/** What was kept when this canvas was built; nothing in one that is being worked on. */
export function keptAlbum(): Album {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${ALBUM}"]`)?.content;
  return content === undefined ? { shelves: {}, stories: [] } : (JSON.parse(content) as Album);
}
