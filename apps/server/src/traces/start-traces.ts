import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Traces } from './traces.ts';

/**
 * Sends a span of each request to a collector in batches, over OTLP by HTTP. Spans that the
 * collector rejects are lost and delay nobody. Loaded only if there is a collector. `endpoint`: as
 * in OTEL_EXPORTER_OTLP_ENDPOINT, to which OTLP adds the path. The SDK itself reads
 * OTEL_EXPORTER_OTLP_HEADERS and its other variables.
 */
export function startTraces(endpoint: URL): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.href.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'rivermark' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('rivermark');
  return {
    begin({ method, route }) {
      const span = tracer.startSpan(`${method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route },
      });
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    stop: () => provider.shutdown(),
  };
}
