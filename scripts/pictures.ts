import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { openCanvas, showStory } from 'storybook-xstate/pictures';
import { devices, sizes, themes } from '../.storybook/variants.ts';
import { NOW } from '../machines/testing/fixtures.ts';
import { compare, storiesOf, type Comparison, type Story } from './comparePictures.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { endInOrder, inLanes, root, run } from './runProgram.ts';

const usage = `npm run pictures -- --since <commit>     which pictures of the stories changed since a commit, side by side in dist/pictures/index.html
  --story <text>                         only stories whose name or id contains the text
  --size ${Object.keys(devices).join('|')}                   one size
  --theme ${themes.join('|')}                     one theme
  --built <folder>                       an existing build of the newer stories, such as dist/storybook`;

/** The width and height, and the theme, of a set of pictures. */
type Variant = { size: string; device: (typeof sizes)[number]; theme: string };
type Entry = Comparison & { story: Story; variant: Variant; older?: string; newer?: string; differs?: string };

class Refusal extends Error {}

const temporary = mkdtempSync(join(tmpdir(), 'anden-pictures-'));
const tree = join(temporary, 'tree');
const album = join(root, 'dist/pictures');
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The files of the commit, with links to the packages here. Its own workspaces stand in place of those here. */
function checkOut(commit: string): void {
  const { status, stderr } = git('worktree', 'add', '--detach', tree, commit);
  if (status !== 0) throw new Refusal(stderr);
  const installed = join(root, 'node_modules');
  // Caches, whose names begin with a dot, are not shared.
  const links = new Map([
    ...readdirSync(installed)
      .filter((name) => !name.startsWith('.'))
      .map((name): [string, string] => [name, join(installed, name)]),
    ['contracts', join(tree, 'contracts')],
    ...readdirSync(join(tree, 'packages')).map((name): [string, string] => [name, join(tree, 'packages', name)]),
  ]);
  mkdirSync(join(tree, 'node_modules'));
  for (const [name, target] of links) symlinkSync(target, join(tree, 'node_modules', name), 'junction');
}

async function build(cwd: string, folder: string): Promise<string> {
  const { ok, output } = await run('storybook', ['build', '--output-dir', folder, '--quiet'], { cwd });
  if (!ok) throw new Refusal(`The stories of ${cwd} could not be built:\n${output}`);
  return folder;
}

async function pictureOf(page: Page, id: string): Promise<Buffer> {
  await showStory(page, id);
  return page.screenshot({ fullPage: true });
}

async function compareVariant(
  browser: Browser,
  folders: readonly [string, string],
  variant: Variant,
  stories: ReturnType<typeof storiesOf>,
) {
  const open = async (folder: string) => {
    const page = await openCanvas(browser, folder, variant.device, `theme:${variant.theme}`);
    await page.clock.setFixedTime(NOW);
    return page;
  };
  const [before, after] = await Promise.all([open(folders[0]), open(folders[1])]);
  const entries: Entry[] = [];
  for (const { inOlder, inNewer, ...story } of stories) {
    const [older, newer] = await Promise.all([
      inOlder ? pictureOf(before, story.id) : undefined,
      inNewer ? pictureOf(after, story.id) : undefined,
    ]);
    const comparison = compare(older, newer);
    if (comparison === null) continue;
    const keep = (name: string, picture: Buffer) => {
      const file = `${story.id}-${variant.size}-${variant.theme}-${name}.png`;
      writeFileSync(join(album, file), picture);
      return file;
    };
    entries.push({
      ...comparison,
      story,
      variant,
      ...(older && { older: keep('old', older) }),
      ...(newer && { newer: keep('new', newer) }),
      ...(comparison.difference && { differs: keep('difference', comparison.difference) }),
    });
  }
  await Promise.all([before, after].map((page) => page.context().close()));
  return entries;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function sentence({ fate, pixels, percent }: Entry): string {
  return fate === 'changed' ? `${pixels} pixels changed (${percent.toFixed(percent < 1 ? 3 : 0)} %)` : fate;
}

function html(heading: string, count: string, entries: readonly Entry[]): string {
  const figure = (name: string, file: string | undefined) =>
    file === undefined
      ? `<figure><figcaption>${name}: none</figcaption></figure>`
      : `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${name}"></a></figure>`;
  const sections = entries.map((entry) => {
    const { story, variant, older, newer, differs } = entry;
    return `<section>
<h2><span lang="es">${escaped(`${story.title}/${story.name}`)}</span>, ${variant.size}, ${variant.theme}</h2>
<p>${sentence(entry)}</p>
<div>${figure('Old', older)}${figure('New', newer)}${figure('Difference', differs)}</div>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0; overflow-wrap: anywhere }
p { margin: 0 }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: .5rem 0 }
img { max-width: 100%; border: 1px solid #8888 }
</style>
<h1>${escaped(heading)}</h1>
<p>${escaped(count)}</p>
${sections.join('\n')}
</html>
`;
}

function chosen<Value extends string>(option: string, value: string | undefined, all: readonly Value[]): readonly Value[] {
  if (value === undefined) return all;
  const one = all.find((candidate) => candidate === value);
  if (one === undefined) throw new Refusal(`--${option} is ${all.join(' or ')}.`);
  return [one];
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        since: { type: 'string' },
        story: { type: 'string' },
        size: { type: 'string' },
        theme: { type: 'string' },
        built: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const begun = performance.now();
  const { since, story, size, theme, built, help } = options();
  if (help) return console.log(usage);
  if (since === undefined) throw new Refusal('--since names a commit, a branch or a tag.');
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).stdout.trim();
  if (commit === '') throw new Refusal(`There is no commit ${since}.`);
  if (git('cat-file', '-e', `${commit}:packages/storybook-xstate/src/still.ts`).status !== 0)
    throw new Refusal(`${since} is older than the package storybook-xstate, which takes the pictures.`);
  if (built !== undefined && !existsSync(join(built, 'index.json'))) throw new Refusal(`${built} contains no built Storybook.`);
  const names = Object.keys(devices);
  const variants = chosen('size', size, names).flatMap((name) => {
    const device = sizes[names.indexOf(name)];
    return device === undefined ? [] : chosen('theme', theme, themes).map((of) => ({ size: name, device, theme: of }));
  });
  const found = await ensureBrowser();
  if (!found.found) throw new Refusal(found.reason);

  checkOut(commit);
  if (git('diff', '--quiet', commit, '--', 'package-lock.json').status !== 0)
    console.log(`The packages changed since ${since}. Both builds use those installed here.`);
  const folders = await Promise.all([
    build(tree, join(temporary, 'older')),
    built === undefined ? build(root, join(temporary, 'newer')) : resolve(built),
  ]);
  const builtAt = performance.now();
  const [older, newer] = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  const stories = storiesOf(older, newer, story);
  if (stories.length === 0) throw new Refusal(`No story contains «${story}».`);

  rmSync(album, { recursive: true, force: true });
  mkdirSync(album, { recursive: true });
  const browser = await chromium.launch({ executablePath: found.path });
  const entries = (await inLanes(2, variants, (variant) => compareVariant(browser, folders, variant, stories))).flat();
  await browser.close();

  const of = (fate: Comparison['fate']) => entries.filter((entry) => entry.fate === fate).length;
  const count = `${of('changed')} changed, ${of('new')} new, ${of('removed')} removed of ${stories.length * variants.length} pictures (${stories.length} stories)`;
  writeFileSync(join(album, 'index.html'), html(`Pictures of the stories since ${since}`, count, entries));
  for (const entry of entries) console.log(`${entry.story.id}, ${entry.variant.size}, ${entry.variant.theme}: ${sentence(entry)}`);
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`;
  console.log(`${count}; built in ${seconds(begun, builtAt)}, compared in ${seconds(builtAt, performance.now())}`);
  console.log(pathToFileURL(join(album, 'index.html')).href);
}

endInOrder();
process.once('exit', () => {
  git('worktree', 'remove', '--force', tree);
  rmSync(temporary, { recursive: true, force: true });
});

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
