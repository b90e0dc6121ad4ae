import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { nonceMark } from '../services/start/policy.ts';

/**
 * Writes the hash of each script and style into the page, so that the browser refuses a changed file. An import map carries the hashes of
 * files that other files load. It must be the first script of the page, and this the last plugin, because the hash is that of the whole file.
 */
export function sealFiles(): Plugin {
  let base = '/';
  return {
    name: 'seal-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        // The atlas has its own page.
        if (page?.type !== 'asset') return;
        const hashes = new Map(Object.values(bundle).map((file) => [`${base}${file.fileName}`, hashOf(file)]));
        const integrity = Object.fromEntries([...hashes].filter(([address]) => address.endsWith('.js')));
        const map = `<script type="importmap" nonce="${nonceMark}">${JSON.stringify({ integrity })}</script>`;
        page.source = String(page.source)
          .replaceAll(
            /<(?:script|link)\b[^>]*? (?:src|href)="([^"]+\.(?:js|css))"/g,
            (tag, address) => `${tag} integrity="${hashes.get(address)}"`,
          )
          .replace('<head>', `<head>\n    ${map}`);
      },
    },
  };
}

function hashOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string {
  return `sha384-${createHash('sha384')
    .update(file.type === 'chunk' ? file.code : file.source)
    .digest('base64')}`;
}
