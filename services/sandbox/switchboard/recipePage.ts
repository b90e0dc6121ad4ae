import { type Html, html, momentText } from '../../shared/html.ts';
import { changeButton } from './buttons.ts';
import { type Recipe, type Tool, toolText } from './recipe.ts';

/** The card of a path to walk by hand: its steps as text, with a button for each that needs the sandbox. */
export function recipeCard(
  { title, goal, start, before, open, steps, run }: Recipe,
  { again, shop, timeZone }: { again: string; shop: string; timeZone: string | undefined },
): Html {
  return html`<section class="card" aria-labelledby="path">
    <h2 id="path">Camino: ${goal ?? title} ${goal === undefined ? '' : html`<small><code>${title}</code></small>`}</h2>
    ${
      run === undefined
        ? ''
        : html`<p>
              En la corrida falló el paso ${run.step}, el ${momentText(new Date(run.at), timeZone)}, con el reloj ${run.shiftSeconds} s
              adelante. Fue con ${run.with}.
            </p>
            <div class="actions tool">
              ${changeButton(`Poner el reloj donde lo tenía (+${run.shiftSeconds} s)`, { shiftSeconds: run.shiftSeconds })}
            </div>`
    }
    <h3>Para empezar</h3>
    <p>${start}</p>
    <p>
      Cuentas, tarjetas y teléfonos: <a href="/" target="_blank">Banco de pruebas</a>. Correos y códigos SMS:
      <a href="/outbox" target="_blank">Buzón de salida</a>.
    </p>
    ${toolsRow(before, 'Justo antes de lo último:')}
    <div class="actions"><a class="button" href="${shop}${open}" target="_blank">Abrir la tienda ahí</a></div>
    <h3>Pasos</h3>
    <ol class="steps">
      ${steps.map(
        ({ says, before: earlier = [], tools }, index) =>
          html`<li>
            ${toolsRow(earlier, 'Antes:')}
            <label class="step"><input type="checkbox" data-step="${index}" /> ${says}</label>
            ${toolsRow(tools)}
          </li>`,
      )}
    </ol>
    <p><a href="${again}">Empezar el camino de nuevo, en otra sesión</a></p>
  </section>`;
}

function toolsRow(tools: readonly Tool[], label?: string): Html {
  if (tools.length === 0) return html``;
  return html`<div class="actions">
    ${label === undefined ? '' : html`<b>${label}</b>`} ${tools.map((tool) => html`<span class="tool">${toolButton(tool)}</span>`)}
  </div>`;
}

function toolButton(tool: Tool): Html {
  const label = toolText(tool).replace(/^tablero: /, '');
  switch (tool.do) {
    case 'fault':
      return changeButton(label, { operation: { id: tool.operation, fault: tool.fault } });
    case 'plan':
      return changeButton(label, { plans: { [tool.operation]: tool.plan } });
    case 'release':
      return changeButton(label, { release: tool.operation });
    case 'switch':
      return changeButton(label, tool.change);
    case 'clock':
      return changeButton(label, { forwardSeconds: tool.seconds });
    case 'live':
      return changeButton(label, { live: tool.live });
    case 'channel':
      return changeButton(label, { channelStopped: tool.stopped });
    case 'copy':
      return html`<button type="button" data-copy="${tool.value}">Copiar ${tool.label}: <code>${tool.value}</code></button> `;
    case 'seat':
      return html`<button type="button" data-seat="${tool.to}">${label}</button> `;
    case 'settle':
      return html`<button type="button" data-settle="${JSON.stringify({ to: tool.to })}">${label}</button> `;
    case 'outbox':
      return html`<a class="button" href="/outbox" target="_blank">Buscar el código en el buzón</a> `;
    case 'byHand':
      return html`<p class="note">${tool.text}</p>`;
    default:
      return tool satisfies never;
  }
}
