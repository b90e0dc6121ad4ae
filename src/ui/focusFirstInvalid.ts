/** Moves focus to the first field inside `root` that carries an error; true when there was one. */
export function focusFirstInvalid(root: HTMLElement): boolean {
  const field = root.querySelector<HTMLElement>('input[aria-invalid="true"], button[aria-invalid="true"], [data-invalid] button');
  field?.focus();
  return field !== null;
}
