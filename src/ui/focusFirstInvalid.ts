/** Focuses the first field with an error inside `root`; true when there is one. */
export function focusFirstInvalid(root: HTMLElement): boolean {
  const field = root.querySelector<HTMLElement>(
    'input[aria-invalid="true"], button[aria-invalid="true"], [data-invalid] button, [data-frame="wrong"]',
  );
  field?.focus();
  return field !== null;
}
