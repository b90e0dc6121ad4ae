/** Scrolls to the section of the page that a hash names. Returns false when the page has none. */
export function showSection(hash: string): boolean {
  const section = document.getElementById(hash.slice(1));
  section?.scrollIntoView();
  return section !== null;
}
