import { parseArgs } from 'node:util';
import { exploreShop, textOf } from '../tests/explore/run.ts';
import { endInOrder } from './runProgram.ts';

const usage = `npm run explore -- --minutes 10 --seed 7
  --minutes   how long it explores, 10 unless told
  --seed      decides every choice; the minute of the day unless told`;

endInOrder();
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Date.now() / 60_000) % 100_000);
if (values.help || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
const report = await exploreShop({ seed, ms: minutes * 60_000 });
console.log('reason' in report ? report.reason : textOf(report));
process.exit('reason' in report || report.findings.length > 0 ? 1 : 0);
