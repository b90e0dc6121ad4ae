import type { Plugin } from 'vite';

/** Writes `.vite/packages.json` beside the manifest: the npm packages in each file of the build. */
export const chunkPackages = (): Plugin => ({
  name: 'chunk-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const packages = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, [...new Set(file.moduleIds.flatMap(packageOf))].toSorted()] as const] : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source: JSON.stringify(Object.fromEntries(packages), null, 2) });
  },
});

const packageOf = (id: string): string[] => {
  const name = /.*node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(id)?.[1];
  return name ? [name.replace('\\', '/')] : [];
};
