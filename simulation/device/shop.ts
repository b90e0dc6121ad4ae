import { compileShop } from './compile.ts';
import { evaluator } from './evaluate.ts';
import { GLOBALS, WORKER_GLOBALS } from './scope.ts';

type Shop = { page: ReturnType<typeof evaluator>; worker: ReturnType<typeof evaluator> };

let loading: Promise<Shop> | undefined;

/** The compiled shop, once for the process. Load it before the timers are virtual, because the compiler needs real ones. */
export function loadShop(): Promise<Shop> {
  loading ??= compileShop().then(({ page, worker }) => ({
    page: evaluator(page, GLOBALS),
    worker: evaluator(worker, WORKER_GLOBALS),
  }));
  return loading;
}
