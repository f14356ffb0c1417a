import { maxHeaderSize, type Server } from 'node:http';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import { type VerifyChain, verifierInSteps } from './audit-log/chain-verifier';
import type { Clock, DemoClock } from './clock';
import { type Config, keyFor } from './config';
import type { Crash } from './crash';
import { ALWAYS_ANSWERS, type DatabaseWatch } from './database-watch';
import type { Db } from './db';
import { readDeveloperHeaders } from './developer/developer-headers';
import type { DocumentRenderer } from './documents/document-renderer';
import type { FileStore } from './files/file-store';
import type { PictureDecoder } from './files/images/picture-decoder';
import type { Thumbnails } from './files/images/thumbnails';
import type { IncomingFiles } from './files/incoming-files';
import type { PartStore } from './files/part-store';
import type { Scanner } from './files/scan/clamav-scanner';
import { readApplications } from './http/application-header';
import { endEndlessBodies } from './http/bodies/endless-bodies';
import { nameMissingFields } from './http/bodies/missing-body';
import { type BodyTimes, endSlowBodies } from './http/bodies/slow-bodies';
import { drainUnreadBodies } from './http/bodies/unread-body';
import { answerBrokenRequest, HEADER_TIMES } from './http/broken-request';
import { readAddresses } from './http/caller-address';
import { closeWithAnswers } from './http/closing';
import { decodableUrl } from './http/decodable-url';
import { serveDocs } from './http/docs';
import { answerError, handleErrors } from './http/error-handler';
import { guardActing } from './http/guard-acting';
import { answerHealth } from './http/health';
import { loggerOptions } from './http/logger';
import { refuseForeignPages } from './http/own-pages';
import { type PortalFiles, servePortal } from './http/portal';
import { rateLimits } from './http/rate-limit';
import { readSettings } from './http/read-settings';
import { refuseBarredCalls } from './http/refuse-barred-calls';
import { RequestLog } from './http/request-log';
import { addSecurityHeaders } from './http/security-headers';
import { serializerCompiler } from './http/serializer';
import { readSessions } from './http/session';
import { endSilence } from './http/silent-database';
import { codeKeeper } from './identity/codes/codes';
import type { PasswordHasher } from './identity/passwords/hasher';
import { prepareSessions } from './identity/sessions/open-session';
import type { ReadForeignMail } from './mail/foreign/mail-reader';
import type { Mail } from './mail/mail';
import type { ListenToNews } from './news/news-channel';
import { demoResources, resources } from './resources/index';
import { type KeptSettings, keepSettings } from './settings/keep-settings';
import type { DemoSigning } from './signatures/providers/demo-authority';
import type { Seal } from './signatures/seal';
import type { CheckUploaded } from './signatures/signature-verdict';
import { withStoredAnchors } from './signatures/trust/stored-anchors';
import type { ReadTrustAnew } from './signatures/trust/trust-anchors';
import { liveSockets, type SocketTimes } from './sockets/live-sockets';
import { SOCKET_LIMITS } from './sockets/socket-limits';
import { systemWriterOf, writerOf } from './unit-of-work/write';

/** Forms are small; files have a limit of their own. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** Everything the server works with. It reads no environment: main.ts and the tests bring these. */
export interface Parts extends PortalFiles {
  config: Config;
  db: Db;
  /** What was changed in `/config`, laid over `config`; of its own unless given. */
  settings?: KeptSettings;
  /** That of an embedded database unless given. */
  watch?: DatabaseWatch;
  clock: Clock;
  /** Only in demo mode: the same clock, which may be moved. */
  demoClock?: DemoClock;
  mail: Mail;
  files: FileStore;
  incoming: IncomingFiles;
  pictures: PictureDecoder;
  thumbnails: Thumbnails;
  parts: PartStore;
  scan: Scanner;
  documents: DocumentRenderer;
  seal: Seal;
  checkUploaded: CheckUploaded;
  readForeignMail: ReadForeignMail;
  /** In steps on this thread unless given. */
  verifyChain?: VerifyChain | undefined;
  readTrustAnew: ReadTrustAnew;
  /** Only in demo mode. */
  demoSigning?: DemoSigning | undefined;
  passwords: PasswordHasher;
  crash: Crash;
  /** Those of Security §3 unless given. */
  bodyTimes?: BodyTimes;
  /** Those of Node for headers, `HEADER_TIMES` unless given. */
  headerTimes?: typeof HEADER_TIMES;
  /** What any node of the server has committed; without it the sockets are told nothing. */
  listenToNews?: ListenToNews;
  /** Those of Security §2 unless given. */
  socketTimes?: SocketTimes;
  /** Where log lines go; standard output unless given. */
  logTo?: DestinationStream;
}

export type App = FastifyInstance;

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, watch = ALWAYS_ANSWERS } = parts;
  const requestLog = new RequestLog(config.logLevel, parts.logTo);
  const app = fastify({
    logController: requestLog,
    logger: { ...loggerOptions(config.logLevel), ...(parts.logTo && { stream: parts.logTo }) },
    bodyLimit: BODY_LIMIT_BYTES,
    // Bodies have times of their own, by what they are.
    requestTimeout: 0,
    http: parts.headerTimes ?? HEADER_TIMES,
    // One proxy, the office's own: what stands before its entry in the header is the caller's own invention.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    // No address is longer: each is answered by its route, or by the one of all others.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url }) => decodableUrl(url),
    frameworkErrors: answerError,
    // What still arrives while the server stops is answered like any other request.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  decorate(app, parts);
  handleErrors(app);
  readAddresses(app);
  requestLog.tellOfUnanswered(app);
  closeWithAnswers(app);
  drainUnreadBodies(app);
  endSlowBodies(app, parts.bodyTimes);
  endSilence(app, watch);
  endEndlessBodies(app);
  await openSockets(app);
  refuseForeignPages(app);
  await addSecurityHeaders(app);
  nameMissingFields(app);
  readSettings(app);
  readApplications(app);
  readSessions(app);
  readDeveloperHeaders(app);
  guardActing(app);
  refuseBarredCalls(app);
  await serveDocs(app);
  answerHealth(app, watch);
  for (const routes of resources) await app.register(routes);
  if (config.isDemo) {
    for (const routes of demoResources(parts.demoClock)) await app.register(routes);
  }
  await servePortal(app, parts);
  await app.ready();
  return app;
}

/** Nothing is compressed (CRIME), and what is too long ends the socket before it is read. */
async function openSockets(app: FastifyInstance) {
  await app.register(websocket, {
    options: { maxPayload: SOCKET_LIMITS.payloadBytes, perMessageDeflate: false },
    errorHandler: (err, socket, request) => {
      request.log.info({ err }, 'A socket was broken off');
      socket.terminate();
    },
    // `liveSockets` has closed them.
    preClose: (done) => done(),
  });
}

function decorate(app: FastifyInstance<Server>, parts: Parts) {
  app.decorate('config', parts.config);
  app.decorate('settings', parts.settings ?? keepSettings(parts.db, parts.config));
  app.decorate('db', parts.db);
  app.decorate('clock', parts.clock);
  app.decorate('mail', parts.mail);
  app.decorate('files', parts.files);
  app.decorate('incoming', parts.incoming);
  app.decorate('pictures', parts.pictures);
  app.decorate('thumbnails', parts.thumbnails);
  app.decorate('parts', parts.parts);
  app.decorate('scan', parts.scan);
  app.decorate('documents', parts.documents);
  app.decorate('seal', parts.seal);
  app.decorate('checkUploaded', withStoredAnchors(parts.db, parts.checkUploaded));
  app.decorate('readForeignMail', parts.readForeignMail);
  app.decorate('verifyChain', parts.verifyChain ?? verifierInSteps(parts.db));
  app.decorate('readTrustAnew', parts.readTrustAnew);
  app.decorate('demoSigning', parts.demoSigning);
  app.decorate('crash', parts.crash);
  app.decorate('passwords', parts.passwords);
  app.decorate('sessions', prepareSessions(parts.db, parts.clock));
  app.decorate('codes', codeKeeper(keyFor(parts.config.secretKey, 'codes')));
  app.decorate('sockets', liveSockets(app, { listen: parts.listenToNews, times: parts.socketTimes }));
  app.decorate('limits', rateLimits(parts.clock.now));
  // Until the tasks are started, which is after the server is built.
  app.decorate('jobs', { wake: () => undefined });
  app.decorate('write', writerOf(app));
  app.decorate('writeAsSystem', systemWriterOf(app));
}
