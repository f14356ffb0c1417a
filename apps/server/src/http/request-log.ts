import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { shownPath } from './logger';

/**
 * One line for each answered request, in a fixed format without secrets, so the search for secrets of other lines is
 * skipped.
 */
export class RequestLog extends LogController {
  readonly #lines: ReturnType<typeof pino>;
  readonly #answered = new WeakSet<FastifyRequest>();

  constructor(level: string, stream: DestinationStream | undefined) {
    super();
    this.#lines = stream ? pino({ level }, stream) : pino({ level });
  }

  override incomingRequest() {
    // The line of the answer is enough.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    this.#answered.add(request);
    if (error) return super.requestCompleted(error, request, reply);
    this.#lines.info({
      reqId: request.id,
      method: request.method,
      url: shownPath(request.originalUrl),
      statusCode: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  }

  /** One line for each request whose connection is gone before its answer: it may be done all the same. */
  tellOfUnanswered(app: FastifyInstance) {
    app.addHook('onRequest', (request, { raw }, done) => {
      // A socket lives on until its window is closed.
      if (request.headers.upgrade !== undefined) return done();
      raw.once('close', () => {
        if (this.#answered.has(request)) return;
        this.#lines.info({
          reqId: request.id,
          method: request.method,
          url: shownPath(request.originalUrl),
          isUnanswered: true,
        });
      });
      done();
    });
  }
}
