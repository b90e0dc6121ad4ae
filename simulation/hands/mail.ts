import { aside, back, type Control, on, only, type Traveller } from './control.ts';

/** What a page of a sent link offers. */
export interface LinkPage {
  readonly view: { readonly resendIn: string | null; readonly resending: boolean };
  /** The mail can be asked for again, and its address corrected. */
  readonly send: (event: { type: 'link.resent' } | { type: 'email.corrected' }) => void;
  /** Opens an address in this tab. */
  readonly openLink: (address: string) => void;
}

/** A page that waits for a link to be opened in the mail. */
export function mailControls({ view, send, openLink }: LinkPage, { link }: Traveller): Control[] {
  return [
    ...(link === undefined ? [] : [on('Abrir el enlace del correo', () => openLink(link))]),
    ...only(
      view.resendIn === null && !view.resending,
      (link === undefined ? on : aside)('Reenviar el enlace', () => send({ type: 'link.resent' })),
    ),
    back('Corregir el correo', () => send({ type: 'email.corrected' })),
  ];
}
