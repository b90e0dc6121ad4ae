import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPackages } from './scripts/chunkPackages.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { flatIcons } from './scripts/flatIcons.ts';
import { preloadSteps } from './scripts/preloadSteps.ts';
import { showStill } from './scripts/showStill.ts';

const services = process.env['SERVICES_URL'] ?? 'http://localhost:3000';

/** One file a step of the way, and one for what lies over it, with all that it is the first to need: many small files compress worse, and each is a request. Home is what the page itself begins with. */
const steps = {
  home: /vite[\\/]modulepreload-polyfill|[\\/]index\.html$/,
  results: /src[\\/](app[\\/]AddressBar|screens[\\/]search[\\/]ResultsScreen)\.tsx$/,
  seats: /src[\\/]app[\\/](seatsChart\.ts|steps[\\/]SeatsStep\.tsx)$/,
  overlays: /src[\\/]ui[\\/](SheetPanel|AlertPanel|DrawerPanel)\.tsx$/,
  signIn: /src[\\/]app[\\/]steps[\\/]SignInStep\.tsx$/,
  pay: /src[\\/]app[\\/](payCharts\.ts|steps[\\/]CheckoutStep\.tsx)$/,
};

const seats = ['src/app/seatsChart.ts', 'src/app/steps/SeatsStep.tsx'];
const payment = ['src/app/payCharts.ts', 'src/app/steps/CheckoutStep.tsx'];

/** What a page needs that is opened at a step, by a reload or by a link (`src/app/bookingActor.ts`). */
const opened = {
  'venta/asientos': ['src/app/storedPurchase.ts', ...seats],
  'venta/pagos/': ['src/app/storedPurchase.ts', ...seats, ...payment],
  'venta/orden/': [...payment, 'src/app/steps/ConfirmationStep.tsx'],
};

export default defineConfig({
  base: '/compra/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['es-MX', 'en-US'] }), enforce: 'pre' },
    react(),
    flatIcons(),
    tailwind(),
    chunkPackages(),
    compileAhead(['index', 'results', 'seats']),
    preloadSteps(opened),
    showStill(),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // Drawings are no code: they load beside it.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(steps).map(([name, test], index) => ({ name, test, priority: 9 - index })) } },
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
