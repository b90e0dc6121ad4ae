import { runService } from '../start/runService.ts';
import { paymentService } from './app.ts';

await runService(paymentService, { port: (config) => config.port });
