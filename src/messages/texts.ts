import type { HelpTopic, LegalText } from './fillText.ts';

/** The texts that a company may replace. */
type Texts = { terms: LegalText; privacy: LegalText; help: readonly HelpTopic[] };

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="shop-texts"]')?.content ?? '{}';
/** Where the server of the page has the texts of its company. */
const addresses: Partial<Record<keyof Texts, string>> = JSON.parse(told);

const built: { [Name in keyof Texts]: () => Promise<Texts[Name]> } = {
  terms: async () => (await import('./texts/terms.ts')).terms,
  privacy: async () => (await import('./texts/privacy.ts')).privacy,
  help: async () => (await import('./texts/help.ts')).help,
};

/** A text of the company, else that of the build. Rejects when its file does not arrive. */
export async function loadText<Name extends keyof Texts>(name: Name): Promise<Texts[Name]> {
  const address = addresses[name];
  if (address === undefined) return built[name]();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the text ${name} did not come: ${answer.status}`);
  return answer.json();
}
