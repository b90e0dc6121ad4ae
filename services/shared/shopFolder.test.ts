import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleFolder } from '../../tests/support/realShop.ts';
import { readShopFolder, shopFiles } from './shopFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anden-company-'));
  cpSync(exampleFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const remove = (file: string): void => rmSync(join(folder, file));
const write = (file: string, content: string | Buffer): void => writeFileSync(join(folder, file), content);
const png = (width: number, height: number): Buffer => PNG.sync.write(new PNG({ width, height }));

function read(): { faults: string[]; shop: ReturnType<typeof readShopFolder> } {
  const faults: string[] = [];
  return { shop: readShopFolder(folder, (sentence) => faults.push(sentence)), faults };
}

it('the example has three texts and all pictures, and no fault', () => {
  const { shop, faults } = read();
  expect(faults).toEqual([]);
  expect(shop.unread).toEqual([]);
  expect(shop.texts?.terms.title).toBe('Términos y condiciones');
  expect([...shop.pictures.values()].map(({ file, type }) => `${file} ${type}`)).toEqual([
    'logo.svg image/svg+xml',
    'logo-dark.svg image/svg+xml',
    'mark.svg image/svg+xml',
    'app-180.png image/png',
    'app-192.png image/png',
    'app-512.png image/png',
    'app-mask-512.png image/png',
  ]);
});

it('texts alone are enough, and a file that nobody reads is named', () => {
  for (const file of shopFiles.filter((name) => !name.endsWith('.md') && name !== 'logo.png' && name !== 'logo-dark.png')) remove(file);
  write('logo.jpg', '');
  write('README.md', 'For the lawyer');
  const { shop, faults } = read();
  expect(faults).toEqual([]);
  expect(shop.pictures.size).toBe(0);
  expect(shop.unread).toEqual(['logo.jpg']);
});

describe('one sentence says that', () => {
  it.each<[string, () => void]>([
    ['falta terms.md.', () => remove('terms.md')],
    ['falta help.md.', () => remove('help.md')],
    ['falta app-192.png, porque están las otras imágenes.', () => remove('app-192.png')],
    ['falta mark.svg, porque están las otras imágenes.', () => remove('mark.svg')],
    ['falta logo.svg o logo.png, porque están las otras imágenes.', () => remove('logo.svg')],
    ['app-192.png mide 191 × 192 y debe medir 192 × 192.', () => write('app-192.png', png(191, 192))],
    ['app-mask-512.png mide 512 × 513 y debe medir 512 × 512.', () => write('app-mask-512.png', png(512, 513))],
    ['app-180.png no es un PNG.', () => write('app-180.png', readFileSync(join(folder, 'mark.svg')))],
    ['app-512.png pesa más de 200 kB.', () => write('app-512.png', Buffer.concat([png(512, 512), Buffer.alloc(200_000)]))],
    ['mark.svg no es un SVG.', () => write('mark.svg', png(40, 40))],
    ['logo.svg no tiene viewBox, y sin él no se sabe su tamaño.', () => write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'privacy.md, renglón 7: «{telefono}» no es un dato de la tienda; los hay: {name}, {company}, {address}, {phone}, {whatsapp}, {email} y {hours}.',
      () => write('privacy.md', '# Aviso\n\nHoy\n\n## Uno {#uno}\n\nLlama al {telefono}\n'),
    ],
  ])('%s', (sentence, spoil) => {
    spoil();
    expect(read().faults).toEqual([`SHOP_FOLDER: ${sentence}`]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<foreignObject/>',
    '<a href="javascript:alert(1)"/>',
    '<image href="https://spy.example/a.png"/>',
    '<image xlink:href="//spy.example/a.png"/>',
    "<use href='other.svg#a'/>",
    '<style>@import "a.css"</style>',
    '<rect fill="url(https://spy.example/)"/>',
  ])('an SVG may not have %s', (inside) => {
    write('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
    expect(read().faults).toEqual([
      expect.stringMatching(/^SHOP_FOLDER: logo\.svg contiene «.+»: un SVG no puede ejecutar ni pedir nada\.$/),
    ]);
  });

  it('an SVG may name what it defines, and have a picture inside', () => {
    const inside = '<use href="#a"/><rect fill="url(#b)"/><image href="data:image/png;base64,AA=="/>';
    write('logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
    expect(read().faults).toEqual([]);
  });

  it.each([
    [47, false],
    [48, true],
    [1000, true],
    [1001, false],
  ])('a logo of %i px is allowed: %s', (height, isAllowed) => {
    remove('logo.svg');
    write('logo.png', png(100, height));
    expect(read().faults).toEqual(isAllowed ? [] : [`SHOP_FOLDER: logo.png mide ${height} de alto y debe medir de 48 a 1000.`]);
  });

  it('there is no folder', () => {
    folder = join(folder, 'none');
    expect(read().faults).toEqual([`SHOP_FOLDER: no hay una carpeta ${folder}.`]);
    folder = join(folder, '..');
  });
});
