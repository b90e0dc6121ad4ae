import type { Page } from '@playwright/test';

/** A node of the accessibility tree (`page.ariaSnapshotJSON`). */
export type Node = {
  role: string;
  name?: string;
  text?: string;
  url?: string;
  ref?: string;
  disabled?: boolean;
  checked?: boolean | 'mixed';
  selected?: boolean;
  children?: readonly Node[];
};

/** What a traveller can press, or type into. */
export type Control = {
  ref: string;
  role: string;
  name: string;
  value: string;
  how: 'press' | 'type';
  /** The nearest landmark, form or dialog. */
  within: string;
  /** Its kind of control: seats, days, cities and departures differ in their names only. */
  kind: string;
  /** In a frame of another origin, as the bank's. */
  isFramed: boolean;
};

const pressed = new Set(['button', 'link', 'radio', 'checkbox', 'switch', 'tab', 'option', 'gridcell', 'menuitem', 'slider']);
const typed = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);
const places = new Set(['banner', 'contentinfo', 'main', 'form', 'dialog', 'alertdialog', 'navigation']);

/** The accessibility tree of the page, with its frames. */
export async function readTree(page: Page): Promise<readonly Node[]> {
  // Playwright documents the shape, and declares it as any value of JSON.
  return (await page.ariaSnapshotJSON({ mode: 'ai', timeout: 10_000 })) as readonly Node[];
}

/** The text of a node and of all that it contains. */
export function textOf({ text = '', role, name = '', children = [] }: Node): string {
  const own = role === 'img' || role === 'textbox' ? name : text;
  return [own, ...children.map(textOf)].filter(Boolean).join(' ');
}

type Place = { node: Node; within: string; kind: string | undefined; isFramed: boolean };

/** A name for all controls of a list whose items have one control each, as cities and days. */
function kindIn({ role, children = [] }: Node): string | undefined {
  if (role === 'grid' || role === 'listbox') return role;
  if (role !== 'list' || children.length < 3) return undefined;
  return children.every((item) => controlsOf([item]).length <= 1) ? role : undefined;
}

function* walk(nodes: readonly Node[], above: Omit<Place, 'node'> = { within: '', kind: undefined, isFramed: false }): Generator<Place> {
  for (const node of nodes) {
    yield { node, ...above };
    yield* walk(node.children ?? [], {
      within: places.has(node.role) ? node.role : above.within,
      kind: above.kind ?? kindIn(node),
      isFramed: above.isFramed || node.role === 'iframe',
    });
  }
}

/** Every node with a role, in the order of the page. */
export const nodesOf = (tree: readonly Node[], role: string): Node[] =>
  [...walk(tree)].flatMap(({ node }) => (node.role === role ? [node] : []));

/** Leads out of the shop, or to a telephone or a mail program. */
const isOutside = (url: string) => !/^[/#?]/.test(url);

/** The enabled controls of the page, in its order. */
export function controlsOf(tree: readonly Node[]): Control[] {
  return [...walk(tree)].flatMap(({ node, within, kind, isFramed }) => {
    const { role, ref, disabled, url, children = [] } = node;
    const how = pressed.has(role) ? 'press' : typed.has(role) ? 'type' : undefined;
    if (how === undefined || ref === undefined || disabled || (url !== undefined && isOutside(url))) return [];
    // The days of a calendar are buttons in cells.
    if (role === 'gridcell' && nodesOf(children, 'button').length > 0) return [];
    const value = how === 'type' ? textOf({ role: '', ...(node.text !== undefined && { text: node.text }), children }) : '';
    const name = (node.name ?? textOf(node)).trim();
    // The library keeps a hidden field of the browser beside a list.
    if (name === '') return [];
    const isOfList = kind !== undefined && how === 'press';
    return [
      {
        ref,
        role,
        name,
        value,
        how,
        within,
        isFramed,
        kind: isOfList ? `${role} of a ${kind}` : `${role} ${name.replaceAll(/[\d$.,:/]+/g, '#')}`,
      },
    ];
  });
}

/** The name of the screen: its first heading, and the dialog above it. */
export function screenOf(path: string, tree: readonly Node[]): string {
  const titleOf = (node: Node | undefined): string => (node ? (node.name ?? textOf(node)).replaceAll(/\d+/g, '#').slice(0, 80) : '');
  const dialog = [...walk(tree)].findLast(({ node: { role } }) => role === 'dialog' || role === 'alertdialog')?.node;
  const [, page = ''] = /^\/compra\/?([^/?]*)/.exec(path) ?? [];
  return dialog === undefined
    ? `/${page} «${titleOf(nodesOf(tree, 'heading')[0])}»`
    : `/${page} ${dialog.role} «${titleOf(dialog.name === undefined ? nodesOf([dialog], 'heading')[0] : dialog)}»`;
}

/** The tree without what changes by itself (references and clocks), to compare two readings. */
export const shapeOf = (tree: readonly Node[]): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === 'ref' ? undefined : typeof value === 'string' ? value.replaceAll(/\d+:\d\d/g, '#') : value,
  );
