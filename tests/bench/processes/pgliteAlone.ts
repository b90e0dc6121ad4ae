import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

// The embedded database alone, in the folder of DATA_DIR, with the extension that the services need.
const engine = await PGlite.create({ dataDir: process.env['DATA_DIR'] ?? 'memory://', extensions: { btree_gist } });
await engine.exec('CREATE EXTENSION IF NOT EXISTS btree_gist; SELECT 1');
process.send?.('ready');
// A listener keeps the process alive.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void engine.close().then(() => process.exit(0)));
