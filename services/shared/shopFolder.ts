import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pictures, pictureFiles, readPictures } from './shopPictures.ts';
import { readHelp, readLegal, type ShopTexts } from './shopTexts.ts';

/** The texts and pictures of a company. */
export interface ShopFolder {
  readonly texts: ShopTexts | undefined;
  readonly pictures: Pictures;
  /** Files that the shop does not read. */
  readonly unread: readonly string[];
}

/** A shop without a folder. */
export const noFolder: ShopFolder = { texts: undefined, pictures: new Map(), unread: [] };

/** Takes a sentence for the operator, in Spanish. */
type Say = (sentence: string) => void;

/** The texts and pictures of `folder`. Each fault is one sentence. */
export function readShopFolder(folder: string, fault: Say): ShopFolder {
  const named = (sentence: string): void => fault(`SHOP_FOLDER: ${sentence}`);
  const files = listFiles(folder);
  if (files === undefined) {
    named(`no hay una carpeta ${folder}.`);
    return noFolder;
  }
  const read = <Text>(
    file: string,
    reader: (markdown: string, fault: (sentence: string, line?: number) => void) => Text,
  ): Text | undefined => {
    if (!files.includes(file)) {
      named(`falta ${file}.`);
      return undefined;
    }
    return reader(readFileSync(join(folder, file), 'utf8'), (sentence, line) =>
      named(`${file}${line === undefined ? '' : `, renglón ${line}`}: ${sentence}.`),
    );
  };
  const [terms, privacy, help] = [read('terms.md', readLegal), read('privacy.md', readLegal), read('help.md', readHelp)];
  return {
    texts: terms === undefined || privacy === undefined || help === undefined ? undefined : { terms, privacy, help },
    pictures: readPictures(folder, named),
    unread: files.filter((file) => !shopFiles.includes(file)),
  };
}

/** The files that a folder may have. */
export const shopFiles: readonly string[] = ['terms.md', 'privacy.md', 'help.md', ...pictureFiles];

/** The files that are not hidden; undefined where there is no folder. */
function listFiles(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).filter((file) => !file.startsWith('.') && file !== 'README.md');
  } catch {
    return undefined;
  }
}
