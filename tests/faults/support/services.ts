import { startAnden } from '../../../services/start/anden.ts';
import { readConfig } from '../../../services/shared/config.ts';

// All services and the sandbox as one process, without building the shop.
const anden = await startAnden(readConfig());
process.stdout.write('services are ready\n');
process.once('SIGTERM', () => void anden.close().then(() => process.exit(0)));
