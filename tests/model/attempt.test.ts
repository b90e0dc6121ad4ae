import { describe, expect, it } from 'vitest';
import { pathsOf, tellPath, textOf } from 'xstate-paths';
import { testCards } from '../../services/sandbox/values.ts';
import { loadCharts } from './loadCharts.ts';
import { speech } from './speech.ts';

/** Reads the printed paths as a tester does: only the words, the values of the sandbox and this list of what each answer needs. */
const charts = (await loadCharts()).filter(({ table }) => table !== null);

type Outcome = (typeof testCards)[number]['outcome'];

/** The cards that bring about an answer, by its words. Written by hand from services/sandbox/values.md. */
const answers: readonly (readonly [RegExp, readonly Outcome[]])[] = [
  [/^El banco autoriza$/, ['authorised']],
  [/^El banco pide un código/, ['challenge-authorised', 'challenge-refused']],
  [/^El código es correcto y el banco autoriza$/, ['challenge-authorised']],
  [/^El banco rechaza después del código$/, ['challenge-refused']],
  [/^El banco rechaza la tarjeta/, ['refused']],
  [/^El servicio rechaza la tarjeta$/, ['expired-card']],
  [/^El servicio no sabe cómo quedó el pago$/, ['never-answers']],
  [/^El servicio dice el folio del pago/, ['never-answers']],
  [/^Resulta que sí se cobró, y oprime/, ['never-answers']],
  [/^Resulta que se cobró y se devolvió/, ['authorised-after-hold']],
];

const CARD = /tarjeta ((?:\d{4} ){3}\d{4})/g;
const types = (line: string) => /^(Llena una tarjeta|Para empezar)/.test(line);
const cardsIn = (line: string) => [...line.matchAll(CARD)].map(([, number]) => number ?? '');
/** A line without what the sandbox needs. */
const wordsIn = (line: string) => line.replace(/ {2}\[.*$/, '');
const outcomeOf = (number: string) => testCards.find((card) => card.number === number.replaceAll(' ', ''))?.outcome;

/** The printed lines of a path, without numbers. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(2)
    .map((line) => line.trim().replace(/^\d+\. /, ''));

const paths = charts.flatMap((chart) =>
  pathsOf(chart, 'transitions').map((path) => ({ chart, path, title: `${chart.id} ${path.number}`, text: textOf(chart, path, speech) })),
);

describe('a printed path is one consistent attempt', () => {
  it('names a card only where it is typed, and one at a time', () => {
    const wrong = paths.flatMap(({ title, text }) =>
      linesOf(text)
        .filter((line) => cardsIn(line).length > (types(line) ? 1 : 0))
        .map((line) => `${title}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the typed card brings about every later answer of the bank', () => {
    const wrong = paths.flatMap(({ title, text }) => {
      let card: string | undefined;
      return linesOf(text).flatMap((line) => {
        if (types(line)) card = cardsIn(line)[0] ?? card;
        const needed = answers.find(([words]) => words.test(wordsIn(line)))?.[1];
        const outcome = card === undefined ? undefined : outcomeOf(card);
        return needed === undefined || outcome === undefined || needed.includes(outcome) ? [] : [`${title}: ${card} and ${line}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('reads the answers that it checks', () => {
    const lines = paths.flatMap(({ text }) => linesOf(text));
    expect(answers.filter(([words]) => !lines.some((line) => words.test(wordsIn(line)))).map(([words]) => String(words))).toEqual([]);
  });

  it('has no answers that no single value brings about', () => {
    expect(paths.flatMap(({ chart, path, title }) => tellPath(chart, path, speech).conflicts.map((by) => `${title}: ${by}`))).toEqual([]);
  });

  it('prepares a fault of the switchboard before the step that needs it', () => {
    const late = paths.flatMap(({ chart, path, title }) =>
      tellPath(chart, path, speech).steps.flatMap(({ says, sandbox }) =>
        sandbox?.tools.some((tool) => tool.do === 'fault') ? [`${title}: ${says}`] : [],
      ),
    );
    expect(late).toEqual([]);
  });

  it('has a goal and a start, and no step that nobody sees', () => {
    const wrong = paths.filter(
      ({ text }) => !/^.+\n {2}Meta: .+\n {2}Para empezar: .+/.test(text) || /Se hace la clave|queda listo, con su clave/.test(text),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});
