import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShopFolder } from '../shared/shopFolder.ts';
import type { Picture } from '../shared/shopPictures.ts';

/** A file of the company. Its address contains a hash of its content. */
interface OwnFile {
  readonly name: string;
  readonly address: string;
  readonly type: string;
  readonly content: string | Buffer;
}

export interface OwnFiles {
  readonly texts: readonly OwnFile[];
  readonly logos: readonly OwnFile[];
  /** They take the place of those of the build. */
  readonly icons: readonly Picture[];
}

export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

const fileOf = (name: string, ending: string, type: string, content: string | Buffer): OwnFile => ({
  name,
  address: `/compra/own/${name}-${hashOf(content)}.${ending}`,
  type,
  content,
});

/** The texts and pictures of a company, with their addresses. */
export function ownFilesOf({ texts, pictures }: ShopFolder): OwnFiles {
  const isLogo = (name: string): boolean => name.startsWith('logo');
  return {
    texts: Object.entries(texts ?? {}).map(([name, text]) => fileOf(name, 'json', 'application/json', JSON.stringify(text))),
    logos: [...pictures].flatMap(([name, { file, type, content }]) =>
      isLogo(name) ? [fileOf(name, file.slice(name.length + 1), type, content)] : [],
    ),
    icons: [...pictures].flatMap(([name, picture]) => (isLogo(name) ? [] : [picture])),
  };
}

/** Serves them below `/compra`, the prefix of `scope`. */
export function serveOwnFiles(scope: FastifyInstance, { texts, logos, icons }: OwnFiles): void {
  const files = [...texts, ...logos];
  const send = (reply: FastifyReply, { type, content }: Pick<OwnFile, 'type' | 'content'>, age: string): FastifyReply =>
    reply.headers({ 'cache-control': age, 'cross-origin-resource-policy': 'same-origin' }).type(type).send(content);

  scope.get<{ Params: { file: string } }>('/own/:file', (request, reply) => {
    // An open page names the files of an earlier start.
    const [asked = '', name] = /^([\w-]+)-[0-9a-f]{16}\.\w+$/.exec(request.params.file) ?? [];
    const file = files.find((one) => one.name === name);
    if (file === undefined) return reply.callNotFound();
    return send(reply, file, file.address.endsWith(`/${asked}`) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  for (const icon of icons) scope.get(`/icons/${icon.file}`, (_request, reply) => send(reply, icon, 'no-cache'));
}
