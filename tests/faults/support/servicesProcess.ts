import { closeOnSignal } from '../../../services/start/closeInOrder.ts';
import { startAnden } from '../../../services/start/startAnden.ts';
import { readConfig } from '../../../services/shared/config.ts';

// All services and the sandbox as one process, without building the shop.
const config = readConfig();
const anden = await startAnden(config);
process.stdout.write('services are ready\n');
closeOnSignal(config, anden.close);
