import { availableParallelism } from 'node:os';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildWorker } from './scripts/buildWorker.ts';
import { chunkPackages } from './scripts/chunkPackages.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { fetchFirst } from './scripts/fetchFirst.ts';
import { sealFiles } from './scripts/sealFiles.ts';
import type { steps as Steps } from './src/app/steps/steps.ts';
import { preloadSteps } from './scripts/preloadSteps.ts';
import { nonceMark } from './services/start/policy.ts';

const services = process.env['SERVICES_URL'] ?? 'http://localhost:3000';

// Imported by its URL, so that Vite does not bundle the steps with its configuration.
const list = new URL('src/app/steps/steps.ts', import.meta.url).href;
const { steps }: { steps: typeof Steps } = await import(list);

const stepFile = (name: string) => `src/app/steps/${name}.step.tsx`;
const late = Object.values(steps).filter(({ load }) => load !== null);

/** Steps that every purchase passes. */
const passed: readonly (keyof typeof Steps)[] = ['seats', 'summary'];

/**
 * One file for each step that every purchase passes, and one for the overlays, each with everything that it needs first. Many small files
 * compress worse, and each is a request. Home is part of the first file. Vite splits the other steps, so that no step loads what only
 * others share.
 */
const chunks = {
  home: /vite[\\/]modulepreload-polyfill|[\\/]index\.html$/,
  results: /src[\\/](screens[\\/]search[\\/]ResultsScreen|app[\\/]steps[\\/]PricedResults)\.tsx$/,
  ...Object.fromEntries(passed.map((name) => [name, new RegExp(`${stepFile(name).replaceAll('/', '[\\\\/]')}$`)])),
  overlays: /src[\\/]ui[\\/](SheetPanel|AlertPanel|DrawerPanel)\.tsx$/,
  signIn: /src[\\/]app[\\/]steps[\\/]SignInStep\.tsx$/,
};

/** Restores the purchase of a page that was reloaded at one of these steps. */
const restoring = 'src/app/storage/loadPurchase.ts';

/** The prefix of each step's address, and the files that a page opened there needs. */
const opened = Object.fromEntries(
  late.map(({ name, path }) => [path.slice(1).replace(/\/:.*/, ''), [stepFile(name), ...(passed.includes(name) ? [restoring] : [])]]),
);

export default defineConfig({
  base: '/compra/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' },
    react(),
    tailwind(),
    fetchFirst(),
    chunkPackages(),
    compileAhead(['index', 'results', 'seats']),
    preloadSteps(opened),
    sealFiles(),
    buildWorker('src/app/offline/worker.ts', /mqtt\.worker|PointMapPanel/),
  ],
  resolve: {
    // React has this hook; @xstate/react also loads what older versions lack.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  html: { cspNonce: nonceMark },
  build: {
    target: 'es2023',
    // Its output is about 2 % smaller than that of the default. No statement of ours or of a library reads a property only for its effect.
    minify: 'terser',
    // By default Vite leaves one core free. On a machine of two that is half, and the build waits.
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true }, maxWorkers: availableParallelism() },
    manifest: true,
    // SVG files load in parallel with the code.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    sourcemap: false,
    reportCompressedSize: false,
    // The shop reads the imports in the files (`src/ui/fetchFirst.ts`). A list of them, or styles of their own, would make the first file heavier.
    cssCodeSplit: false,
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(chunks).map(([name, test], index) => ({ name, test, priority: 9 - index })) } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      ...Object.fromEntries(['/trip-api', '/identity-api', '/payment-api', '/docs'].map((path) => [path, services])),
      '/mqtt': { target: services, ws: true },
    },
  },
});
