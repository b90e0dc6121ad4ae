import { runAlone } from '../shared/alone.ts';
import { paymentService } from './app.ts';

await runAlone(paymentService, { port: (config) => config.port });
