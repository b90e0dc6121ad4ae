import { buildShop } from '../services/start/build.ts';

const build = await buildShop({ asked: true });
if (build.result === 'failed') {
  process.stderr.write(build.output);
  process.exit(1);
}
