import { type Html, html } from '../shared/html.ts';

const places = [
  { path: '/', label: 'Banco de pruebas' },
  { path: '/till', label: 'Caja de tienda' },
  { path: '/scanner', label: 'Escáner' },
  { path: '/outbox', label: 'Buzón de salida' },
  { path: '/switchboard', label: 'Tablero' },
] as const;

/** The links at the top of each page of the sandbox. */
export function navigation(current: (typeof places)[number]['path'] | '/staff-code'): Html {
  return html`<nav aria-label="Banco de pruebas">
    ${places.map((place) => html`<a href="${place.path}" ${place.path === current ? html` aria-current="page"` : ''}>${place.label}</a>`)}
  </nav>`;
}
