import type { Plugin, Rolldown } from 'vite';

/**
 * Lets the page request the files of its address's step in parallel with the first file. The link elements of loaded files are removed,
 * because there would be fifty. `steps` maps the prefix of an address below the base to the sources of its step.
 */
export function preloadSteps(steps: Readonly<Record<string, readonly string[]>>): Plugin {
  let base = '/';
  return {
    name: 'preload-steps',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { path: page, bundle = {}, chunk: entry }) {
        // The atlas has its own page, without the steps.
        if (page !== '/index.html') return [];
        const first = new Set(entry ? withImports(bundle, entry) : []);
        const table = Object.entries(steps).map(([path, sources]) => {
          const files = sources.flatMap((source) => withImports(bundle, chunkOf(bundle, source)));
          return [`${base}${path}`, [...new Set(files)].filter((file) => !first.has(file)).map((file) => `${base}${file}`)];
        });
        return [{ tag: 'script', injectTo: 'head-prepend', children: `(${ask.toString()})(${JSON.stringify(table)})` }];
      },
    },
  };
}

/** Runs in the page, after its import map. */
function ask(steps: readonly (readonly [string, readonly string[]])[]): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) target.remove();
  };
  document.head.addEventListener('load', drop, true);
  const map: { integrity: Record<string, string> } = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '');
  for (const [path, files] of steps) {
    if (!location.pathname.startsWith(path)) continue;
    for (const href of files) {
      const integrity = map.integrity[href] ?? '';
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', integrity, href }));
    }
  }
}

function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(source)));
  if (chunk?.type !== 'chunk') throw new Error(`the build has no ${source}`);
  return chunk;
}

function withImports(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const imported = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? withImports(bundle, file) : [];
  });
  return [chunk.fileName, ...imported];
}
