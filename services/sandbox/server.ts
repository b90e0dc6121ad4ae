import { runAlone } from '../shared/alone.ts';
import { sandboxService } from './app.ts';

await runAlone(sandboxService, (config) => config.sandboxPort);
