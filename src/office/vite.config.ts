import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sealFiles } from '../../scripts/sealFiles.ts';
import { nonceMark } from '../../services/start/policy.ts';

const services = process.env['SERVICES_URL'] ?? 'http://localhost:3000';

/** The office is a bundle of its own, so that the shop loads nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/operacion/',
  publicDir: false,
  plugins: [{ ...optimizeLocales.vite({ locales: ['es'] }), enforce: 'pre' }, react(), tailwind(), sealFiles()],
  html: { cspNonce: nonceMark },
  build: {
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] } } },
  },
  server: {
    proxy: Object.fromEntries(['/trip-api', '/identity-api', '/payment-api', '/compra'].map((path) => [path, services])),
  },
});
