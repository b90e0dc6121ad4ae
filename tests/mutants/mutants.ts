import { childrenOf, isNode, isProperty, lineOf, programOf, type Node, type Property } from './syntax.ts';

/** The ways in which a chart is changed at one place. */
export const kinds = [
  'transition removed',
  'always moved',
  'guard removed',
  'guard flipped',
  'target moved',
  'reenter removed',
  'action dropped',
] as const;
export type MutantKind = (typeof kinds)[number];

/** One change of one file. `from` and `to` are offsets in its text; `replaced` is the text between them. */
export type Mutant<Kind extends string = MutantKind> = {
  kind: Kind;
  file: string;
  line: number;
  from: number;
  to: number;
  by: string;
  replaced: string;
};

/** The keys of a transition. An object that has one of them and no other key is a transition, wherever it stands. */
const TRANSITION = new Set(['guard', 'target', 'actions', 'reenter', 'description']);
/** The keys whose value is a transition, or a list of transitions that are tried in order. */
const HANDLERS = new Set(['always', 'onDone', 'onError', 'onSnapshot']);
/** The name that a changed file gives to xstate's `not`. */
const NOT = 'flippedByMutant';

/** The node without `as const`, `satisfies` and parentheses. */
function bare(node: Node): Node {
  return node.type.startsWith('TS') && isNode(node['expression']) ? bare(node['expression']) : node;
}

const nameOf = ({ key }: Property): string => String(key['name'] ?? key['value'] ?? '');
const partsOf = (object: Node): Node[] => (object.type === 'ObjectExpression' ? childrenOf(object) : []);
const propertiesOf = (object: Node): Property[] => partsOf(object).filter(isProperty);
const elementsOf = (list: Node): Node[] => (list.type === 'ArrayExpression' ? childrenOf(list) : []);
const textOf = (node: Node): string | null => (node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null);

function isTransition(object: Node): boolean {
  const properties = propertiesOf(object);
  // The actions that `setup` defines are an object without a type.
  const defines = properties.some(
    (one) =>
      nameOf(one) === 'actions' &&
      bare(one.value).type === 'ObjectExpression' &&
      !propertiesOf(bare(one.value)).some((part) => nameOf(part) === 'type'),
  );
  return properties.length > 0 && !defines && properties.every((one) => TRANSITION.has(nameOf(one)));
}

/** An object with events as keys, such as the value of `on` or a part of it. */
function isEventMap(object: Node): boolean {
  const names = propertiesOf(object).map(nameOf);
  return names.length > 0 && names.every((name) => name.includes('.') || name === '*');
}

/** The names of the states inside a state. */
function statesOf(node: Node): string[] {
  return propertiesOf(node).flatMap((property) => (nameOf(property) === 'states' ? propertiesOf(bare(property.value)).map(nameOf) : []));
}

/** All changes of a chart's file, in the order of its lines. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const absolute = [...new Set([...code.matchAll(/'(#[\w.]+)'/g)].flatMap(([, id]) => (id === undefined ? [] : [id])))];

  const add = (kind: MutantKind, node: Node, by: string) => {
    const line = lineOf(code, node);
    const replaced = code.slice(node.start, node.end);
    if (!found.some((one) => one.kind === kind && one.from === node.start && one.to === node.end))
      found.push({ kind, file, line, from: node.start, to: node.end, by, replaced });
  };
  /** A spread of nothing takes the place of an element or a property without a look at the commas. */
  const nothing = (node: Node) => (isProperty(node) ? '...{}' : '...[]');

  const moveTarget = (node: Node, siblings: readonly string[]) => {
    const target = textOf(node);
    if (target === null) return;
    const known = target.startsWith('#') ? absolute : target.startsWith('.') ? [] : siblings;
    const others = (known.includes(target) ? known : absolute).filter((other) => other !== target);
    // The next name of the list, so that the choice is the same in every run.
    const other = others[known.indexOf(target) % Math.max(1, others.length)] ?? others[0];
    if (other !== undefined) add('target moved', node, `'${other}'`);
  };

  const handler = (value: Node, whole: Node, siblings: readonly string[]) => {
    const list = elementsOf(bare(value));
    if (list.length === 0) add('transition removed', whole, nothing(whole));
    for (const element of list) {
      if (element.type !== 'SpreadElement') add('transition removed', element, '...[]');
    }
    for (const one of list.length > 0 ? list : [value]) moveTarget(bare(one), siblings);
  };

  /** Each branch changes places with the next one, so that another guard is asked first. */
  const moveAlways = (value: Node) => {
    const list = elementsOf(bare(value));
    for (const [index, one] of list.entries()) {
      const next = list[index + 1];
      if (next === undefined) continue;
      const between = code.slice(one.end, next.start);
      const place = { ...one, end: next.end };
      add('always moved', place, `${code.slice(next.start, next.end)}${between}${code.slice(one.start, one.end)}`);
    }
  };

  const dropActions = (property: Property) => {
    const list = elementsOf(bare(property.value));
    if (list.length === 0) add('action dropped', property, '...{}');
    for (const element of list) add('action dropped', element, '...[]');
  };

  const visit = (node: Node, siblings: readonly string[]) => {
    if (node.type === 'ObjectExpression') {
      if (isEventMap(node)) for (const property of propertiesOf(node)) handler(property.value, property, siblings);
      for (const property of propertiesOf(node)) {
        const name = nameOf(property);
        if (HANDLERS.has(name)) handler(property.value, property, siblings);
        if (name === 'always') moveAlways(property.value);
        if (name === 'entry' || name === 'exit') dropActions(property);
        if (name === 'initial') moveTarget(bare(property.value), statesOf(node));
      }
      if (isTransition(node)) {
        for (const property of propertiesOf(node)) {
          const name = nameOf(property);
          if (name === 'guard') {
            add('guard removed', property, '...{}');
            add('guard flipped', property.value, `${NOT}(${code.slice(property.value.start, property.value.end)})`);
          }
          if (name === 'target') moveTarget(bare(property.value), siblings);
          if (name === 'reenter') add('reenter removed', property, '...{}');
          if (name === 'actions') dropActions(property);
        }
      }
    }
    for (const child of childrenOf(node)) {
      const states = isProperty(child) && nameOf(child) === 'states' ? propertiesOf(bare(child.value)) : null;
      if (states === null) visit(child, siblings);
      // The transitions of a state name its siblings.
      else for (const part of partsOf(bare((child as Property).value))) visit(part, states.map(nameOf));
    }
  };
  visit(programOf(file, code), []);
  return found.toSorted((one, other) => one.from - other.from);
}

/** A chart that turns in a circle ends in an error, not never. */
export function bounded(code: string): string {
  return code.replace('.createMachine({', '.createMachine({ options: { maxIterations: 1000 },');
}

/** The text of the changed file. */
export function mutated(code: string, { from, to, by, kind }: Mutant<string>): string {
  const changed = code.slice(0, from) + by + code.slice(to);
  return kind === 'guard flipped' ? `${changed}\nimport { not as ${NOT} } from 'xstate';\n` : changed;
}

/** A change in one line. The text in its place is told where the kind does not say it. */
export function mutantLine({ file, line, kind, replaced, by }: Mutant<string>): string {
  const text = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 90);
  const isPlain = ['target moved', 'comparison moved', 'constant changed'].includes(kind);
  return `${file}:${line}  ${kind}  ${text(replaced)}${isPlain ? ` → ${text(by)}` : ''}`;
}
