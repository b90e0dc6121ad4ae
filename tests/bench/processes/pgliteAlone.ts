import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../../../services/shared/extensions.ts';

// The embedded database alone, in the folder of DATA_DIR, with the extensions that the services need.
const engine = await PGlite.create({ dataDir: process.env['DATA_DIR'] ?? 'memory://', extensions });
for (const name of Object.keys(extensions)) await engine.exec(`create extension if not exists ${name}`);
process.send?.('ready');
// A listener keeps the process alive.
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void engine.close().then(() => process.exit(0)));
