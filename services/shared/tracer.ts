import type { FastifyRequest } from 'fastify';

/** Attributes of a span. No personal data: routes instead of addresses, statements without their values, and no bodies. */
export type Attributes = Readonly<Record<string, string | number>>;

/** The work of one request, as others continue it. */
export interface RequestSpan {
  /** Runs `work` inside the span, so that the spans that it opens are parts of it. */
  within(work: () => void): void;
  end(status: number): void;
}

/** Records spans. Without an exporter it does nothing. */
export interface Tracer {
  /** Opens the span of a request; `headers` may name the span of the caller. */
  request(name: string, attributes: Attributes, headers: FastifyRequest['headers']): RequestSpan;
  /** Runs `work` in a span of a call to `system`; it gets the headers that let the other side continue the trace. */
  call<T>(name: string, attributes: Attributes, work: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
