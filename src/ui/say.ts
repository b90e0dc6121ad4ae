let region: HTMLElement | undefined;

/** Speaks words at once, as a change of the button that has the focus. A dialog does not hide the place where they stand. */
export function say(words: string): void {
  const isNew = region === undefined;
  region ??= document.body.appendChild(document.createElement('div'));
  const place = region;
  if (isNew) {
    place.className = 'sr-only';
    place.ariaLive = 'assertive';
    place.dataset['liveAnnouncer'] = '';
  }
  // A region is listened to a moment after it came.
  setTimeout(() => (place.textContent = words), isNew ? 100 : 0);
}
