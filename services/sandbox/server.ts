import { runAlone } from '../shared/alone.ts';
import { sandboxService } from './app.ts';

await runAlone(sandboxService, { port: (config) => config.sandboxPort });
