import { type Html, html } from '../../shared/html.ts';

/** A button that sends a change of the switchboard. */
export function changeButton(label: string, change: object): Html {
  return html`<button type="button" data-change="${JSON.stringify(change)}">${label}</button> `;
}
