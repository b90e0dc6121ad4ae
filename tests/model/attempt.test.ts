import { describe, expect, it } from 'vitest';
import { pathsOf, tellPath, textOf, wordsOf } from 'xstate-paths';
import type { OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';
import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import { testCards } from '../../services/sandbox/values.ts';
import { loadCharts } from './loadCharts.ts';
import { operationOf } from './prepare.ts';
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

const settingsIn = (tools: readonly Tool[]): (readonly [string, readonly OperationFault[]])[] =>
  tools.flatMap((tool) => {
    if (tool.do === 'fault') return [[tool.operation, [tool.fault]] as const];
    return tool.do === 'plan' ? [[tool.operation, tool.plan] as const] : [];
  });
const isFailure = ({ kind }: OperationFault): boolean => kind === 'fail' || kind === 'refuse';

/** The settings of the switchboard before each step of a path, the first ones before it begins. */
const turnsOf = paths.map(({ chart, path, title }) => {
  const { before, steps } = tellPath(chart, path, speech);
  const of = { chart: chart.id, model: path.model };
  const turns = [before, ...steps.map((step) => step.before)].map((causes) => settingsIn(causes.flatMap(({ tools }) => tools)));
  /** Steps whose own cause is a fault. */
  const isFaulty = (at: number, name: string) => wordsOf(chart, name, path.steps.slice(at + 1)).sandbox?.when === 'before';
  return { title, of, steps, turns, isFaulty };
});

it('a password is named where it is typed, and not where it is answered', () => {
  const late = paths.flatMap(({ chart, path, title }) =>
    tellPath(chart, path, speech).steps.flatMap(({ name, says, sandbox }) =>
      sandbox && /contraseña/.test(sandbox.text) && !/[Ee]scribe|[Ee]lige|Entra/.test(says) ? [`${title}: ${name}`] : [],
    ),
  );
  expect(late).toEqual([]);
});

describe('the settings of a path do not contradict it', () => {
  it('an operation is set once before a step, because a second setting replaces the first', () => {
    const wrong = turnsOf.flatMap(({ title, turns }) =>
      turns.flatMap((settings) => {
        const names = settings.map(([operation]) => operation);
        return new Set(names).size < names.length ? [`${title}: ${names.join()}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('no failure is set where the answer that comes next is good', () => {
    const wrong = turnsOf.flatMap(({ title, of, steps, turns, isFaulty }) => {
      const plans = new Map(turns[0]);
      return steps.flatMap(({ at, name, event, says, acts }, index) => {
        const [, result, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
        const operation = operationOf(actor, of);
        const plan = operation === undefined || acts ? [] : (plans.get(operation) ?? []);
        const isWrong = result === 'done' && plan[0] !== undefined && isFailure(plan[0]) && !isFaulty(at, name);
        const [first] = plan;
        const rest =
          first?.kind === 'pass' && (first.times ?? 0) > 1
            ? [{ ...first, times: (first.times ?? 0) - 1 }, ...plan.slice(1)]
            : plan.slice(1);
        const used = result === 'error' ? rest.slice(rest.findIndex((fault) => !isFailure(fault)) >>> 0) : rest;
        if (operation !== undefined && plan[0]?.times !== null) plans.set(operation, used);
        for (const [set, faults] of turns[index + 1] ?? []) plans.set(set, faults);
        return isWrong ? [`${title}, ${index + 1}: ${says}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});
