import { closeOnSignal } from '../../../services/start/closeInOrder.ts';
import { startAnden } from '../../../services/start/startAnden.ts';
import { readConfig } from '../../../services/shared/config.ts';

// All services and the sandbox as one process, without building the shop. BUILT_SHOP has a built one.
const config = readConfig();
const shop = process.env['BUILT_SHOP'];
const anden = await startAnden(config, shop === undefined ? {} : { shop });
process.stdout.write('services are ready\n');
closeOnSignal(config, anden.close);
