/** The name of the canvas's `meta` element that lists the stored pictures: an `Album` as JSON. */
export const ALBUM = 'chart-album';

/** The file of a build with the texts of its stories, by their ids. */
export const TEXTS = 'pictures/texts.json';

/** Folders of pictures by device and globals, and the stories with a `<story id>.webp` in each folder. */
export type Album = { folders: Record<string, string>; stories: string[] };

/** The key of a folder of pictures. */
export function folderKey(device: { name: string }, globals: string): string {
  return `${device.name} ${globals}`;
}

/** The path of a story's stored picture; null without one, and the story itself is rendered. */
export function pictureIn({ folders, stories }: Album, device: { name: string }, globals: string, storyId: string): string | null {
  const folder = folders[folderKey(device, globals)];
  return folder === undefined || !stories.includes(storyId) ? null : `${folder}/${storyId}.webp`;
}

/** The stored pictures of this build; empty in development. */
export function keptAlbum(): Album {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${ALBUM}"]`)?.content;
  return content === undefined ? { folders: {}, stories: [] } : (JSON.parse(content) as Album);
}
