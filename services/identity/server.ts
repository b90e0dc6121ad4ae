import { runService } from '../start/runService.ts';
import { identityService } from './app.ts';

await runService(identityService, { port: (config) => config.port });
