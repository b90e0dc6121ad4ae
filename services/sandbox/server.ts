import { runService } from '../start/runService.ts';
import { sandboxService } from './app.ts';

await runService(sandboxService, { port: (config) => config.sandboxPort });
