import { passengerRows, search } from '../../src/messages/es-MX.ts';
import type { Choice } from './choices.ts';
import type { Sight } from './look.ts';
import { sumFault } from './totals.ts';
import { controlsOf, nodesOf, textOf, type Node } from './tree.ts';

/** The page after a step, when it is at rest or the time to come to rest is over. */
export type Moment = {
  sight: Sight;
  tree: readonly Node[];
  /** The step that led here; undefined for the first page. */
  step: Choice | undefined;
  /** The page before the step. */
  before: Moment | undefined;
  /** Uncaught errors, refused content and answers of 500 since the step began. */
  errors: readonly string[];
  /** Payments that the bank was asked for since the step began. */
  newPayments: number;
  /** Whether a button was pressed since the latest payment, and the page did not come to rest after another step. */
  mayPay: boolean;
  /** A wait that lasted 15 s without a change. */
  endless: string | undefined;
  /** What axe finds; only on a screen that was not seen before. */
  violations: readonly string[];
};

/** A sentence that must be true in every moment. */
export type Property = {
  name: string;
  /** Milliseconds within which it must become true again after a step. */
  within: number;
  /** Why it is not true; undefined where it is. */
  breach: (moment: Moment) => string | undefined;
};

/** A busy machine draws late. What is true costs no time, so this may be long. */
const SETTLES_MS = 5_000;

const oneHeading: Property = {
  name: 'a page has one h1',
  within: SETTLES_MS,
  breach: ({ sight }) => (sight.headings === 1 || sight.waits.length > 0 ? undefined : `it has ${sight.headings}`),
};

const keptFocus: Property = {
  name: 'a press leaves the focus in the page',
  within: SETTLES_MS,
  breach: ({ sight, step }) => (step?.does === 'press' && !sight.hasFocus ? 'the focus is on the body' : undefined),
};

const words: Property = {
  name: 'a page is never empty',
  within: SETTLES_MS,
  breach: ({ sight }) => (sight.letters > 0 || sight.waits.length > 0 ? undefined : 'no text is visible in its main part'),
};

const noError: Property = {
  name: 'nothing fails without being handled',
  within: 0,
  breach: ({ errors }) => (errors.length > 0 ? errors.join('\n') : undefined),
};

const noSidewaysScroll: Property = {
  name: 'a page is no wider than its screen',
  within: SETTLES_MS,
  breach: ({ sight: { width, screenWidth } }) => (width > screenWidth ? `it is ${width} px wide on ${screenWidth}` : undefined),
};

const accessible: Property = {
  name: 'axe finds nothing',
  within: 0,
  breach: ({ violations }) => (violations.length > 0 ? violations.join('\n') : undefined),
};

const waitsEnd: Property = {
  name: 'a wait leads to something within 15 s',
  within: 0,
  breach: ({ endless }) => endless,
};

const sums: Property = {
  name: 'a total is the sum of its lines',
  within: SETTLES_MS,
  breach: ({ sight: { lists, toPay } }) => {
    const wrong = lists.map(sumFault).find((fault) => fault !== undefined);
    if (wrong !== undefined) return wrong;
    const totals = lists.flatMap((rows) => (rows.length > 2 ? [rows.at(-1)?.value ?? ''] : []));
    const other = toPay.find((amount) => totals.length > 0 && !totals.some((total) => total.startsWith(amount)));
    return other === undefined ? undefined : `the button says ${other}, the list ${totals.join(', ')}`;
  },
};

/** What the shop promises to keep: the search of Home, and who travels. */
export function promised(tree: readonly Node[]): string[] {
  const forms = nodesOf(tree, 'form').filter(({ name }) => name === search.form);
  const people = controlsOf(tree).filter(({ name }) => name.startsWith(passengerRows.edit('')));
  const isChosen = ({ checked, role }: Node) => role !== 'radio' || checked === true;
  const values = ['radio', 'button', 'combobox', 'textbox'].flatMap((role) => nodesOf(forms, role).filter(isChosen).map(textOf));
  return [...values, ...people.map(({ name }) => name)];
}

const typedStays: Property = {
  name: 'what was typed is there after Back',
  within: SETTLES_MS,
  breach: ({ sight, tree, step, before }) => {
    const origin = before?.before;
    if (step?.does !== 'back' || origin === undefined || before?.sight.path === origin.sight.path) return undefined;
    if (sight.path !== origin.sight.path || nodesOf(tree, 'dialog').length + nodesOf(tree, 'alertdialog').length > 0) return undefined;
    const [then, now] = [promised(origin.tree), promised(tree)];
    const lost = then.filter((value) => !now.includes(value));
    return lost.length > 0 ? `«${lost.join('», «')}» is gone; now there is «${now.join('», «')}»` : undefined;
  },
};

const noMoneyByItself: Property = {
  name: 'money moves by a press only',
  within: 0,
  breach: ({ newPayments, mayPay }) =>
    newPayments > (mayPay ? 1 : 0)
      ? `the bank was asked for ${newPayments} payments, ${mayPay ? 'after one press' : 'and nothing was pressed'}`
      : undefined,
};

export const properties: readonly Property[] = [
  oneHeading,
  keptFocus,
  words,
  noError,
  noSidewaysScroll,
  accessible,
  waitsEnd,
  sums,
  typedStays,
  noMoneyByItself,
];
