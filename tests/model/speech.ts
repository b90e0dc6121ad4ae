import type { Speech } from 'xstate-paths';
import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import { obstacleOf } from './playerOnly.ts';
import { prepare, waiting } from './prepare.ts';
import { asTyped, CARD, PASSWORD } from './sandbox.ts';

/** How the paths of the shop are told to a tester. */
export const speech: Speech<Tool> = {
  words: {
    open: 'Abre la tienda.',
    goal: 'Meta',
    toBegin: 'Para empezar',
    before: 'antes',
    nothing: 'Llegar ahí sin hacer nada',
    after: (last, rare) => `${last}, después de: ${rare}`,
    columns: ['statechart', 'camino', 'requisitos', 'meta', 'inicio', 'paso', 'evento', 'palabras', 'antes', 'sandbox', 'termina'],
    // The names that the imports of TestRail, Zephyr and Xray propose for their fields.
    caseColumns: ['Title', 'Section', 'References', 'Preconditions', 'Steps (Step)', 'Steps (Expected Result)'],
    walk: {
      title: (chart, name) => `${chart}, caminata ${name}`,
      begins: (state) => `empieza en ${state}`,
      failsHere: 'ahí falla',
      failed: (message) => `falla: ${message}`,
    },
    coverage: {
      columns: ['statechart', 'caminos', 'estados', 'flechas', 'guardas', 'redes', 'segundos', 'requisitos'],
      all: 'todos',
      noBrowser: 'ningún navegador lo recorre: sus caminos se prueban sobre el chart',
      notPlayed: 'su camino no se recorrió, o falló',
      behindUnplayed: 'solo se llega por un paso que ningún navegador recorre',
      onChartOnly: (charts) => `Solo sobre el chart, sin navegador: ${charts}.`,
      open: 'Lo que ningún recorrido cruzó:',
      unrefused: 'Guardas que ningún recorrido vio negarse:',
    },
  },
  reported: /^(xstate|balance|channel|clock|frame|network|purchase|seat|session|terms|token)\.(?!chosen|retried)/,
  noteOf: (chart, path) => {
    const obstacle = obstacleOf(chart, path);
    if (obstacle === undefined) return undefined;
    return `solo con --run: a mano no pasa ${obstacle.step === 0 ? 'de su principio' : `del paso ${obstacle.step}`}, porque ${obstacle.why}`;
  },
  prepare,
  waiting,
  typed: (label, value) => asTyped(label, value),
  // A card without a form was given before the path begins. A code is typed where it is answered.
  givenBefore: (label) => label === CARD,
  staysOpen: (label) => label === PASSWORD,
};
