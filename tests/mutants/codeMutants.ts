import type { Mutant } from './mutants.ts';
import { childrenOf, isNode, isProperty, lineOf, programOf, type Node } from './syntax.ts';

/** The ways in which a function is changed at one place. Each puts an expression in the place of another. */
export const codeKinds = ['condition negated', 'comparison moved', 'and or exchanged', 'call dropped', 'constant changed'] as const;
export type CodeMutantKind = (typeof codeKinds)[number];
export type CodeMutant = Mutant<CodeMutantKind>;

const MOVED: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const EXCHANGED: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
/** Nodes of types that contain an expression. All other nodes of types have no effect when the program runs. */
const ASSERTIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** What is written for operators proves nothing. */
const LOGS = /^(console|log|logger)\b|\b(log|logger)\.\w+$|^log[A-Z]/;

const operatorOf = (node: Node): string => String(node['operator']);
const isComparison = (node: Node): boolean => node.type === 'BinaryExpression' && operatorOf(node) in MOVED;
const isAndOr = (node: Node): boolean => node.type === 'LogicalExpression' && operatorOf(node) in EXCHANGED;
const isGuard = (node: Node): boolean => isComparison(node) || isAndOr(node);
const partOf = (node: Node, field: string): Node | null => (isNode(node[field]) ? node[field] : null);

/** What a node decides: the test of a branch, or a comparison that a function returns. */
function conditionOf(node: Node): Node | null {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return partOf(node, 'test');
  const returned =
    node.type === 'ArrowFunctionExpression' ? partOf(node, 'body') : node.type === 'ReturnStatement' ? partOf(node, 'argument') : null;
  return returned !== null && isGuard(returned) ? returned : null;
}

/** The call that a statement consists of, also a call that is awaited. */
function callOf(node: Node): Node | null {
  if (node.type === 'AwaitExpression' || node.type === 'ChainExpression')
    return callOf(partOf(node, 'argument') ?? partOf(node, 'expression') ?? { ...node, type: '' });
  return node.type === 'CallExpression' ? node : null;
}

function constantInstead({ type, value }: Node): string | null {
  if (type !== 'Literal') return null;
  if (typeof value === 'boolean') return String(!value);
  if (typeof value !== 'number') return null;
  return value === 0 ? '1' : value === 1 ? '0' : String(value * 2);
}

/** All changes of a file with functions, in the order of its lines. Types, imports and texts stay as they are. */
export function codeMutantsOf(file: string, code: string): CodeMutant[] {
  const found: CodeMutant[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const add = (kind: CodeMutantKind, node: Node, by: string) =>
    found.push({ kind, file, line: lineOf(code, node), from: node.start, to: node.end, by, replaced: textOf(node) });

  const visit = (node: Node, isNegated: boolean) => {
    if (node.type.startsWith('TS') && !ASSERTIONS.has(node.type)) return;
    const condition = conditionOf(node);
    if (condition) add('condition negated', condition, `!(${textOf(condition)})`);
    const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
    if (left && right) {
      const moved = MOVED[operatorOf(node)];
      // To negate an equality is to move it.
      const isSame = isNegated && operatorOf(node).includes('==');
      if (isComparison(node) && moved !== undefined && !isSame) add('comparison moved', node, `${textOf(left)} ${moved} ${textOf(right)}`);
      const exchanged = EXCHANGED[operatorOf(node)];
      if (isAndOr(node) && exchanged !== undefined) add('and or exchanged', node, `((${textOf(left)}) ${exchanged} (${textOf(right)}))`);
    }
    const statement = node.type === 'ExpressionStatement' ? partOf(node, 'expression') : null;
    const callee = statement && partOf(callOf(statement) ?? statement, 'callee');
    if (statement && callee && callee.type !== 'Super' && !LOGS.test(textOf(callee))) add('call dropped', statement, 'undefined');
    const constant = constantInstead(node);
    if (constant !== null) add('constant changed', node, constant);
    for (const child of childrenOf(node)) {
      const isName = isProperty(node) && child === node.key && node['computed'] !== true;
      if (!isName) visit(child, child === condition);
    }
  };
  visit(programOf(file, code), false);
  return found.toSorted((one, other) => one.from - other.from);
}

/** The text of a file in which an expression of `call` is evaluated just before each place. */
export function marked<Place extends Pick<Mutant<string>, 'from' | 'to'>>(
  code: string,
  places: readonly Place[],
  call: (place: Place) => string,
): string {
  const different = new Map(places.map((place) => [`${place.from} ${place.to}`, place]));
  const inserted = [...different.values()].flatMap((place) => [
    // At one offset, what ends comes first, and the longest begins first.
    { at: place.from, isEnd: 0, order: -place.to, text: `(${call(place)}, ` },
    { at: place.to, isEnd: -1, order: -place.from, text: ')' },
  ]);
  inserted.sort((one, other) => one.at - other.at || one.isEnd - other.isEnd || one.order - other.order);
  const ends = [0, ...inserted.map(({ at }) => at)];
  return inserted.map(({ at, text }, index) => code.slice(ends[index], at) + text).join('') + code.slice(ends.at(-1));
}
