import { runAlone } from '../shared/alone.ts';
import { identityService } from './app.ts';

await runAlone(identityService, { port: (config) => config.port });
