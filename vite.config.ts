import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkPackages } from './scripts/chunkPackages.ts';

const services = process.env['SERVICES_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  base: '/compra/',
  plugins: [{ ...optimizeLocales.vite({ locales: ['es-MX', 'en-US'] }), enforce: 'pre' }, react(), tailwind(), chunkPackages()],
  build: {
    target: 'es2023',
    manifest: true,
    // Drawings are no code: they load beside it.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    sourcemap: false,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/trip-api', '/identity-api', '/payment-api', '/docs'].map((path) => [path, services])),
      '/mqtt': { target: services, ws: true },
    },
  },
});
