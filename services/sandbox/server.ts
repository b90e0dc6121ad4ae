import { runService } from '../start/runService.ts';
import { storedDrives } from '../start/drives.ts';
import { sandboxService } from './app.ts';

await runService(sandboxService(storedDrives), { port: (config) => config.sandboxPort });
