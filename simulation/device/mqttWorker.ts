import type { Duplex } from 'node:stream';
import { MqttClient, UniqueMessageIdProvider, type IClientOptions } from 'mqtt';
import type { Sleep } from './sleep.ts';
import { Target } from './target.ts';
import { Timers } from './timers.ts';

type WorkerParams = {
  /** Evaluates the script of the worker in a scope. */
  run: (scope: Record<string, unknown>) => unknown;
  /** Opens the connection to an address. */
  channel: (url: string) => Duplex;
  /** The timers of the page, with which messages to it arrive. */
  page: Timers;
  sleep: Sleep;
};

/**
 * A worker of a tab: `mqtt.worker.ts` in a scope of its own. Messages between page and worker are copied, and arrive after the present task.
 * What the worker throws is an `error` event of the page. The connection uses the timers of the process, and ends with the worker.
 */
export class MqttWorker extends Target {
  readonly #page: Timers;
  readonly #own: Timers;
  readonly #inside: Target;
  readonly #clients: MqttClient[] = [];
  #isOver = false;

  constructor({ run, channel, page, sleep }: WorkerParams) {
    super(page.guard);
    this.#page = page;
    this.#own = new Timers((thrown) => {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      page.setTimeout(() => this.#isOver || this.tell('error', { message }));
    }, sleep);
    this.#inside = new Target(this.#own.guard);
    const { setTimeout, setInterval, clear } = this.#own;
    const library = { connect: (url: string, options: IClientOptions) => this.#connect(() => channel(url), options) };
    const scope = {
      setTimeout,
      setInterval,
      clearTimeout: clear,
      clearInterval: clear,
      addEventListener: this.#inside.addEventListener,
      postMessage: (data: unknown) => this.#post(this.#page, this, data),
      // The library, as a bundler reads a module that has a default export.
      require: () => ({ ...library, default: library }),
    };
    this.#own.setTimeout(() => run(scope));
  }

  readonly postMessage = (data: unknown): void => this.#post(this.#own, this.#inside, data);

  readonly terminate = (): void => {
    this.#isOver = true;
    this.#own.end();
    for (const client of this.#clients) {
      // What a cut connection still reports concerns nobody.
      client.on('error', () => {});
      client.end(true);
    }
  };

  #post(timers: Timers, target: Target, data: unknown): void {
    if (this.#isOver) return;
    const copy: unknown = structuredClone(data);
    timers.setTimeout(() => this.#isOver || target.tell('message', { data: copy }));
  }

  /** The numbers of packets count up, because the library would begin at a random one. */
  #connect(open: () => Duplex, options: IClientOptions): MqttClient {
    const client = new MqttClient(open, { ...options, messageIdProvider: new UniqueMessageIdProvider() });
    this.#clients.push(client);
    return client;
  }
}
