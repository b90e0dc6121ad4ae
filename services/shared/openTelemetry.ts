import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracer } from './tracer.ts';

/** Milliseconds between two deliveries to the collector. */
const deliverMs = 1000;

/** Sends spans to a collector. `tracing.ts` loads this file only when there is one. */
export function openTracer(endpoint: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] || 'anden' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: deliverMs })],
  });
  provider.register();
  const tracer = provider.getTracer('anden');
  return {
    request(name, attributes, headers) {
      const caller = propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
      const inside = trace.setSpan(caller, span);
      return {
        within: (work) => context.with(inside, work),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    call(name, attributes, work) {
      // The workers of a process repeat their statements for ever, which is no part of any request.
      if (trace.getActiveSpan() === undefined) return work({});
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
        const headers: Record<string, string> = {};
        propagation.inject(context.active(), headers);
        try {
          return await work(headers);
        } catch (error) {
          // The text of an error may contain values of a statement, so only its class is told.
          span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    async close() {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
