import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../shared/html.ts';
import { unavailable } from '../shared/problem.ts';
import { nonceMark } from './policy.ts';

/** The build names the shop so, in its pages and in the manifest. */
export const builtName = 'Andén';

interface PageParts {
  /** The file of the page. */
  readonly file: string;
  /** The name of the shop in place of the built one. */
  readonly name: string;
  /** What the page finds out about the shop, at the beginning of its head. */
  readonly head: Html;
  /** Said until the first build exists. */
  readonly missing: string;
  /** The content security policy of an answer. */
  readonly policy: (nonce: string) => string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The metas of a page, without those that have no content. */
export const metasOf = (facts: Readonly<Record<string, string | undefined>>): Html =>
  html`${Object.entries(facts).map(([name, content]) => content !== undefined && html`<meta name="${name}" content="${content}" />`)}`;

/** A page of a build. It is read again when a new build replaced it. */
export function builtPage({ file, name, head, missing, policy, headers }: PageParts) {
  let page: { readonly text: string; readonly written: number } | undefined;

  /** The page before its nonce; undefined before the first build. */
  const text = (): string | undefined => {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined) return undefined;
    // The time is older than the text, so a page that is replaced in between is read again.
    if (page?.written !== written) {
      const built = readFileSync(file, 'utf8').replaceAll(builtName, () => html`${name}`.html);
      page = { text: built.replace('<head>', () => `<head>${head.html}`), written };
    }
    return page.text;
  };

  return {
    text,
    /** Throws Problem 503 before the first build. */
    send(reply: FastifyReply): FastifyReply {
      const built = text();
      if (built === undefined) throw unavailable(missing);
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          ...headers,
          'content-security-policy': policy(nonce),
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'DENY',
        })
        .type('text/html; charset=utf-8')
        .send(built.replaceAll(nonceMark, nonce));
    },
  };
}
