import { runService } from '../start/runService.ts';
import { storedRuns } from '../start/storedRuns.ts';
import { sandboxService } from './app.ts';

await runService(sandboxService(storedRuns), { port: (config) => config.sandboxPort });
