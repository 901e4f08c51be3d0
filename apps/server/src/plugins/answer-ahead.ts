import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { routeClass } from '../metrics/route-class.ts';
import type { ReadyAnswer } from '../site/ready-answers.ts';
import type { Traces } from '../traces/traces.ts';
import type { OpenConnections } from './close-connections.ts';
import { requestLines, type SayRequest } from './request-lines.ts';
import { logRequest } from './request-log.ts';

interface AheadParts {
  readonly answerTo: (request: IncomingMessage) => ReadyAnswer | undefined;
  readonly connections: OpenConnections;
  readonly metrics: RequestMetrics;
  readonly traces?: Pick<Traces, 'begin'> | undefined;
  readonly log: Logger;
  readonly newReference: () => string;
}

/** Answers a request whose answer is ready; false: it is the framework's. */
export type AnswerAhead = (request: IncomingMessage, response: ServerResponse) => boolean;

function rememberedLines(log: Logger): (method: string, answer: ReadyAnswer) => SayRequest {
  const lines = requestLines(log);
  const known = { GET: new Map<ReadyAnswer, SayRequest>(), HEAD: new Map<ReadyAnswer, SayRequest>() };
  return (method, answer) => {
    const ofMethod = method === 'HEAD' ? known.HEAD : known.GET;
    const before = ofMethod.get(answer);
    if (before) return before;
    const say = lines({ method, route: answer.route, status: answer.status });
    ofMethod.set(answer, say);
    return say;
  };
}

/**
 * Pages and files in memory are answered before the framework sees the request, in half of its time (decision 0022). What
 * the framework's hooks do for every request is done here, too: safety headers, one host, counts, traces, the line in the
 * log, and that a stop waits for it. While the process stops, all requests are the framework's.
 */
export function answerAhead({
  answerTo,
  connections,
  metrics,
  traces,
  log,
  newReference,
}: AheadParts): AnswerAhead {
  const sayOf = rememberedLines(log);
  return (request, response) => {
    const answer = connections.isStopping() ? undefined : answerTo(request);
    if (!answer) return false;
    const { route, status, headers, body } = answer;
    const { method = 'GET' } = request;
    const began = performance.now();
    const kind = routeClass(route);
    connections.began(request.socket);
    metrics.began(kind);
    const endTrace = traces?.begin({ method, route });
    // Heard once for each answer, whole or broken off.
    response.on('close', () => {
      const ms = performance.now() - began;
      if (response.writableFinished) sayOf(method, answer)(newReference(), ms);
      else logRequest(log, { method, route, status, isBrokenOff: true, ms }, newReference());
      metrics.ended(kind, status, ms / 1000);
      endTrace?.(status);
      connections.ended();
    });
    response.writeHead(status, headers as string[]);
    response.end(body);
    return true;
  };
}

/** The server that the framework would make, with what answers before it. */
export function serverAhead(answers: { ahead: AnswerAhead | undefined }) {
  return (handler: RequestListener, options: FastifyServerOptions): Server => {
    const server = createServer((request, response) => {
      if (!answers.ahead?.(request, response)) handler(request, response);
    });
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
    return server;
  };
}
