import { expect, it } from 'vitest';
import { wrongFiles } from './wrongFiles.ts';

const whole = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts', 'dist/index.js.map'];
const readme = 'A [link](https://example.com) and ![a picture](panel.png)';

it('accepts JavaScript, types, maps, documents and the pictures that the README shows', () => {
  expect(wrongFiles([...whole, 'panel.png'], readme)).toEqual([]);
});

it('names what is missing', () => {
  expect(wrongFiles(whole, readme)).toEqual(['the tarball lacks panel.png']);
  expect(wrongFiles(whole.slice(1), '')).toEqual(['the tarball lacks package.json']);
});

it('names tests, stories and TypeScript', () => {
  const files = ['dist/walk.test.js', 'dist/Lamp.stories.d.ts', 'src/index.ts', 'src/Panel.tsx'];
  expect(wrongFiles([...whole, ...files], '')).toEqual(files.map((file) => `the tarball contains ${file}`));
});
