import { clientsClaim } from 'workbox-core';
import { enable as preloadPages } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The page and the files of this build (`scripts/buildWorker.ts`). */
declare const buildFiles: PrecacheEntry[];

/** The part of a worker's global object that the DOM types lack. */
declare const self: Window & {
  skipWaiting: () => Promise<void>;
  /** Our server writes it above this file: its page, which the configuration changes, and the texts and logos of the company. */
  servedFiles?: PrecacheEntry[];
};

/** Seconds that a page may take before the stored one opens. */
const PATIENCE_S = 5;

/**
 * The service worker (NAV-075). It stores the page and the files of one build, and no answer of a service: those are requests of the page
 * itself. A page comes from the network, and from the store only without one.
 */
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S });
const stored = createHandlerBoundToURL.bind(null, `${import.meta.env.BASE_URL}index.html`);

cleanupOutdatedCaches();
clientsClaim();
preloadPages();
registerRoute(
  new NavigationRoute(async (options) => network.handle(options).catch(() => stored()(options)), { allowlist: [/^\/compra\//] }),
);
const served = self.servedFiles ?? [];
const files = [...buildFiles.filter((built) => served.every(({ url }) => url !== built.url)), ...served];
// The address of the page is no name of a stored file, because an open page reads there whether a newer build exists.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });

/** The page decides when this worker replaces the one before (decision 14). */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
