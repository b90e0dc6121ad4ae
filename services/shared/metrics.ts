import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** One line of a gauge. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Called when somebody reads the metrics. A line that it leaves out is gone. */
  read(): readonly Reading[] | Promise<readonly Reading[]>;
}

/** What a process tells of itself, in the text form of Prometheus. */
export interface Metrics {
  gauge(options: GaugeOptions): void;
  /** Measures every request of an app, by operation, method and class of status (`2xx`). */
  measure(app: FastifyInstance): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Creates the metrics of a process. A gauge that cannot be read is counted as failed, and the others are still told. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const failures = new Counter({
    name: 'anden_gauge_failures_total',
    help: 'Gauges that could not be read.',
    labelNames: ['gauge'],
    registers: [registry],
  });
  const requests = new Histogram({
    name: 'anden_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['operation', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'anden_shed_requests_total',
    help: 'Requests that waited too long for their turn and were answered 503.',
    labelNames: ['turn'],
    registers: [registry],
  });
  const metrics: Metrics = {
    gauge({ name, help, labels = [], read }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          gauge.reset();
          try {
            for (const { labels: at = {}, value } of await read()) gauge.set(at, value);
          } catch {
            failures.inc({ gauge: name });
          }
        },
      });
    },
    measure(app) {
      app.admission.onShed((turn) => shed.inc({ turn }));
      metrics.gauge({
        name: 'anden_waiting_requests',
        help: 'Requests that wait for their turn.',
        labels: ['turn'],
        read: () => [...app.admission.waiting()].map(([turn, value]) => ({ labels: { turn }, value })),
      });
      app.addHook('onResponse', (request, reply, done) => {
        const { operationId, isFile } = request.routeOptions.config;
        const operation = operationId ?? (isFile ? 'file' : 'other');
        const status = `${String(Math.floor(reply.statusCode / 100))}xx`;
        requests.observe({ operation, method: request.method, status }, reply.elapsedTime / 1000);
        done();
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
  return metrics;
}
