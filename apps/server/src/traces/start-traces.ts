import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Traces } from './traces.ts';

/**
 * Sends a span of each request to a collector, over OTLP by HTTP, in batches; what the collector does not take is lost and
 * delays nobody. Loaded only where there is one. `endpoint`: as in OTEL_EXPORTER_OTLP_ENDPOINT, to which OTLP adds the
 * path; OTEL_EXPORTER_OTLP_HEADERS and the SDK's other variables are read by the SDK itself.
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
