import { parseSync } from 'vite';

/** The parts of a syntax node that the mutants read. `start` and `end` are offsets in the text. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };
export type Property = Node & { key: Node; value: Node };

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
export const isProperty = (node: Node): node is Property => node.type === 'Property' && isNode(node['key']) && isNode(node['value']);

export function programOf(file: string, code: string): Node {
  const program: unknown = parseSync(file, code).program;
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`);
  return program;
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

export const lineOf = (code: string, { start }: Node): number => code.slice(0, start).split('\n').length;
