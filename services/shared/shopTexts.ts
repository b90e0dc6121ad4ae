import { type Company, keyOfVariable } from './company.ts';
import { listText } from './listText.ts';

/** A paragraph, or the points of a list. */
type Paragraph = string | readonly string[];

/** The terms or the privacy notice. `id` is the anchor of a section. */
export interface LegalText {
  readonly title: string;
  readonly updated: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly text: readonly Paragraph[] }[];
}

/** `words` find a question too. It is left out where the company has no value of the name `needs`. */
interface HelpQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Paragraph[];
  readonly words?: string;
  readonly needs?: keyof Company;
}
export interface HelpTopic {
  readonly title: string;
  readonly questions: readonly HelpQuestion[];
}

/** What the shop shows of the texts of a company. */
export interface ShopTexts {
  readonly terms: LegalText;
  readonly privacy: LegalText;
  readonly help: readonly HelpTopic[];
}

/** To which questions the shop links, as `/ayuda#cambiar`. */
const linked = ['cambiar', 'cancelar', 'descuentos', 'equipaje', 'mascotas', 'menores', 'contacto'];
/** What a text may name in braces. */
const values: readonly string[] = ['name', 'company', 'address', 'phone', 'whatsapp', 'email', 'hours'] satisfies (keyof Company)[];

/** What stands between two empty lines of a file. `level` is that of a heading. */
interface Block {
  readonly line: number;
  readonly level: number;
  readonly text: Paragraph;
  readonly id: string | undefined;
}

/** Takes a sentence about a line, or about the whole file. */
type Fault = (sentence: string, line?: number) => void;

/** Signs of Markdown or HTML, which the page would show as they are. */
const unread = /\*\*|__|\]\(|[<>`|]|^\d+\) |^[*+#]/;

function checkWords(text: string, line: number, fault: Fault): void {
  const sign = unread.exec(text)?.[0];
  if (sign !== undefined) fault(`la página no conoce «${sign}», solo títulos con #, párrafos y listas con -`, line);
  for (const [whole, name = ''] of text.matchAll(/\{([^{}]*)\}?|\}/g))
    if (!values.includes(name) || whole !== `{${name}}`)
      fault(`«${whole}» no es un dato de la tienda; los hay: ${listText(values.map((one) => `{${one}}`))}`, line);
}

function blockOf(line: number, raw: string, fault: Fault): Block {
  const [, marks = '', title = '', id] = /^(#{1,3}) +(.+?)(?: *\{#([a-z0-9-]+)\})?$/.exec(raw) ?? [];
  const isList = raw.startsWith('- ');
  if (!isList && /\n- /.test(raw)) fault('falta un renglón vacío antes de la lista', line);
  const parts = (isList ? raw.slice(2).split(/\n- /) : [marks === '' ? raw : title]).map((part) => part.replaceAll(/\s+/g, ' '));
  for (const part of parts) checkWords(part, line, fault);
  return { line, level: marks.length, text: isList ? parts : parts.join(''), id };
}

function blocksOf(markdown: string, fault: Fault): readonly Block[] {
  const found: { line: number; raw: string }[] = [];
  let isOpen = false;
  for (const [index, text] of markdown
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((one) => one.trim())
    .entries()) {
    const last = found.at(-1);
    const isTitle = text.startsWith('#');
    if (isOpen && last !== undefined && text !== '' && !isTitle) last.raw += `\n${text}`;
    else if (text !== '') found.push({ line: index + 1, raw: text });
    isOpen = text !== '' && !isTitle;
  }
  return found.map(({ line, raw }) => blockOf(line, raw, fault));
}

const isTitle = ({ level }: Block): boolean => level > 0;

/** The headings of a level, each with what follows it until the next one, and what precedes the first. */
function sectionsOf(
  blocks: readonly Block[],
  level: number,
): { readonly before: readonly Block[]; readonly sections: readonly (readonly [Block, ...Block[]])[] } {
  const starts = blocks.flatMap((block, index) => (block.level === level ? [index] : []));
  const sections = starts.flatMap((start, index): [Block, ...Block[]][] => {
    const [head, ...rest] = blocks.slice(start, starts[index + 1]);
    return head === undefined ? [] : [[head, ...rest]];
  });
  return { before: blocks.slice(0, starts[0]), sections };
}

const words = ({ text }: Block): string => (typeof text === 'string' ? text : text.join(' '));

/** The text of a section, which has an anchor of its own and no other title. */
function bodyOf(
  [head, ...rest]: readonly [Block, ...Block[]],
  ids: Set<string>,
  fault: Fault,
): { id: string; title: string; text: readonly Paragraph[] } {
  const { id = '', line } = head;
  if (id === '') fault(`a «${words(head)}» le falta su ancla, como {#equipaje}`, line);
  else if (ids.has(id)) fault(`el ancla {#${id}} está dos veces`, line);
  ids.add(id);
  if (rest.length === 0) fault(`a «${words(head)}» le falta su texto`, line);
  for (const other of rest.filter(isTitle)) fault(`«${words(other)}» es un título de otro nivel`, other.line);
  return { id, title: words(head), text: rest.filter((block) => !isTitle(block)).map(({ text }) => text) };
}

/** `# title`, a line with its date, and sections `## title {#anchor}`. */
export function readLegal(markdown: string, fault: Fault): LegalText {
  const { before, sections } = sectionsOf(blocksOf(markdown, fault), 2);
  const [title, updated, ...rest] = before;
  if (title?.level !== 1) fault('falta el título, como # Términos y condiciones', title?.line ?? 1);
  if (updated === undefined || isTitle(updated) || rest.length > 0)
    fault('bajo el título va un renglón con la fecha, y después la primera sección con ##', title?.line ?? 1);
  if (sections.length === 0) fault('faltan las secciones, como ## 1. Quién vende {#quien-vende}');
  const ids = new Set<string>();
  return {
    title: title === undefined ? '' : words(title),
    updated: updated === undefined ? '' : words(updated),
    sections: sections.map((section) => bodyOf(section, ids, fault)),
  };
}

/** The value of a line `name: value` at the end of an answer. */
function noteOf(text: readonly Paragraph[], name: string): string | undefined {
  const found = text.find((part) => typeof part === 'string' && part.startsWith(`${name}: `));
  return typeof found === 'string' ? found.slice(name.length + 2) : undefined;
}

/** `# title`, topics `## title`, and questions `### title {#anchor}`. `Palabras: …` finds a question, and `Requiere: SHOP_INVOICE_URL` hides it without that value. */
export function readHelp(markdown: string, fault: Fault): readonly HelpTopic[] {
  const { before, sections } = sectionsOf(blocksOf(markdown, fault), 2);
  if (before.length !== 1 || before[0]?.level !== 1) fault('empieza con un título, como # Ayuda, y después el primer tema con ##', 1);
  const ids = new Set<string>();
  const topics = sections.map(([head, ...rest]) => {
    const { before: loose, sections: asked } = sectionsOf(rest, 3);
    for (const { line } of loose) fault(`bajo el tema «${words(head)}» van preguntas con ###`, line);
    const questions = asked.map((section): HelpQuestion => {
      const { id, title: question, text } = bodyOf(section, ids, fault);
      const [found, required] = [noteOf(text, 'Palabras'), noteOf(text, 'Requiere')];
      const needs = required === undefined ? undefined : keyOfVariable(required);
      if (required !== undefined && needs === undefined)
        fault(`«Requiere: ${required}» no nombra un dato opcional de la tienda, como SHOP_INVOICE_URL`, section[0].line);
      const answer = text.filter((part) => typeof part !== 'string' || !/^(Palabras|Requiere): /.test(part));
      return { id, question, answer, ...(found !== undefined && { words: found }), ...(needs !== undefined && { needs }) };
    });
    return { title: words(head), questions };
  });
  for (const id of linked) if (!ids.has(id)) fault(`falta la pregunta {#${id}}, a la que lleva la tienda`);
  return topics;
}
