import { closeOnSignal } from '../../../services/start/closeInOrder.ts';
import { startAnden } from '../../../services/start/startAnden.ts';
import { readConfig } from '../../../services/shared/config.ts';

// All services and the sandbox as one process, without building the shop. SHOP_FOLDER has a built one.
const config = readConfig();
const shop = process.env['SHOP_FOLDER'];
const anden = await startAnden(config, shop === undefined ? {} : { shop });
process.stdout.write('services are ready\n');
closeOnSignal(config, anden.close);
