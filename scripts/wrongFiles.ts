/** Files that a package lacks, and files that it should not have. */
export function wrongFiles(files: readonly string[], readme: string): string[] {
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^):]+)\)/g)].map(([, path = '']) => path);
  const needed = [
    'package.json',
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'dist/index.js',
    'dist/index.d.ts',
    'dist/index.js.map',
    ...pictures,
  ];
  const isWrong = (path: string) => /[.]test[.]|[.]stories[.]|(?<![.]d)[.]tsx?$/.test(path);
  return [
    ...needed.filter((path) => !files.includes(path)).map((path) => `the tarball lacks ${path}`),
    ...files.filter(isWrong).map((path) => `the tarball contains ${path}`),
  ];
}
