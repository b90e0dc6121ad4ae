import type { Company } from '../../machines/domain/company.ts';

/** A paragraph, or the points of a list. */
export type Paragraph = string | readonly string[];

/** A section of the terms or of the privacy notice. `id` is its anchor. */
export type LegalSection = { id: string; title: string; text: readonly Paragraph[] };

/** A text that a company may replace, with its date. */
export type LegalText = { title: string; updated: string; sections: readonly LegalSection[] };

/** What the shop links to: `/ayuda#cambiar`. The server refuses a help without one of them. */
export const ANCHORS = ['cambiar', 'cancelar', 'descuentos', 'equipaje', 'mascotas', 'menores', 'contacto'] as const;
export type HelpAnchor = (typeof ANCHORS)[number];

/** A question of the help. `words` are other words by which it is found. It is left out where the company has no value of the name `needs`. */
export type HelpQuestion = { id: string; question: string; answer: readonly Paragraph[]; words?: string; needs?: keyof Company };
export type HelpTopic = { title: string; questions: readonly HelpQuestion[] };

/** What stands in a text for a value that the configuration lacks. */
const blank = '________';

/** Replaces `{phone}` and the like by the values of the company. */
export function fillText(text: string, company: Company): string {
  // The keys of a company are those that a text may name; a test of the texts refuses any other.
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => (company as Readonly<Record<string, string | undefined>>)[key] ?? blank);
}
