import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './runProgram.ts';

type Chunk = { file: string; name?: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;
type Budgets = {
  /**
   * The loaded files at a moment, as manifest keys or names of groups in `vite.config.ts`, with all their imports. `limit` is their
   * JavaScript in gzip bytes. Below the limit clear code matters more.
   */
  moments: Record<string, { loads: string[]; limit: number }>;
  /** The limit of CSS for all pages together, gzip bytes. */
  styles: { limit: number };
  /** Packages that must not load by the moments in `before`. */
  lazy: { packages: string[]; before: string[] };
};

const text = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** A file with several entries has no stable key in the manifest, but its name is stable. */
const keyOf = (manifest: Manifest, wanted: string): string | undefined =>
  manifest[wanted] ? wanted : Object.keys(manifest).find((key) => manifest[key]?.name === wanted && manifest[key].file.endsWith('.js'));

/** The chunks of these manifest keys, with their static imports. */
function chunksOf(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  keys.forEach((key) => visit(keyOf(manifest, key) ?? key));
  return [...seen].flatMap((key) => manifest[key] ?? []);
}

const scriptsOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
];
/** The styles of all pages are one file. */
const stylesOf = (manifest: Manifest): string[] => Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));

const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(`${root}/dist/${file}`)).length, 0);

export type Weight = { moment: string; scripts: number; styles: number };

/**
 * The weight of the built shop at each moment of `tests/bench/budgets.json`, in gzip bytes of JavaScript and CSS. Throws when the build
 * lacks a key.
 */
export function weigh(): Weight[] {
  const manifest: Manifest = JSON.parse(text('dist/.vite/manifest.json'));
  const { moments }: Budgets = JSON.parse(text('tests/bench/budgets.json'));
  return Object.entries(moments).map(([moment, { loads }]) => {
    const lost = loads.filter((key) => keyOf(manifest, key) === undefined);
    if (lost.length > 0) throw new Error(`${moment}: the build has no ${lost.join(', ')}`);
    const chunks = chunksOf(manifest, loads);
    return { moment, scripts: weightOf(scriptsOf(chunks)), styles: weightOf(stylesOf(manifest)) };
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Compares the built shop with `tests/bench/budgets.json`. Returns one line per moment, and the excesses. */
export function checkBudgets(): { lines: string[]; faults: string[] } {
  const manifest: Manifest = JSON.parse(text('dist/.vite/manifest.json'));
  const packages: Record<string, string[]> = JSON.parse(text('dist/.vite/packages.json'));
  const { moments, styles, lazy }: Budgets = JSON.parse(text('tests/bench/budgets.json'));
  const lines: string[] = [];
  const faults: string[] = [];
  for (const [moment, { loads, limit }] of Object.entries(moments)) {
    const lost = loads.filter((key) => keyOf(manifest, key) === undefined);
    if (lost.length > 0) faults.push(`${moment}: the build has no ${lost.join(', ')}`);
    const files = scriptsOf(chunksOf(manifest, loads));
    const bytes = weightOf(files);
    lines.push(`${moment} ${kilobytes(bytes)} of JavaScript (at most ${kilobytes(limit)})`);
    if (bytes > limit) faults.push(`${moment}: ${kilobytes(bytes)} of JavaScript, ${kilobytes(limit)} allowed`);
    if (!lazy.before.includes(moment)) continue;
    const early = lazy.packages.filter((name) => files.some((file) => packages[file]?.includes(name)));
    if (early.length > 0) faults.push(`${moment}: ${early.join(', ')} should load later`);
  }
  const css = weightOf(stylesOf(manifest));
  lines.push(`${kilobytes(css)} of CSS (at most ${kilobytes(styles.limit)})`);
  if (css > styles.limit) faults.push(`${kilobytes(css)} of CSS, ${kilobytes(styles.limit)} allowed`);
  return { lines, faults };
}
