import type { ErrorCode } from '@urzad/contract';
import type { Privilege } from '@urzad/grants';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { VerifyChain } from '../audit-log/chain-verifier';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Crash } from '../crash';
import type { Db } from '../db';
import type { DocumentRenderer } from '../documents/document-renderer';
import type { FileStore } from '../files/file-store';
import type { PictureDecoder } from '../files/images/picture-decoder';
import type { Thumbnails } from '../files/images/thumbnails';
import type { IncomingFiles } from '../files/incoming-files';
import type { PartStore } from '../files/part-store';
import type { Scanner } from '../files/scan/clamav-scanner';
import type { CodeKeeper } from '../identity/codes/codes';
import type { PasswordHasher } from '../identity/passwords/hasher';
import type { Session, Sessions } from '../identity/sessions/open-session';
import type { ReadForeignMail } from '../mail/foreign/mail-reader';
import type { Mail } from '../mail/mail';
import type { KeptSettings } from '../settings/keep-settings';
import type { DemoSigning } from '../signatures/providers/demo-authority';
import type { Seal } from '../signatures/seal';
import type { CheckUploaded } from '../signatures/signature-verdict';
import type { ReadTrustAnew } from '../signatures/trust/trust-anchors';
import type { LiveSockets } from '../sockets/live-sockets';
import type { SystemWrite, Write } from '../unit-of-work/write';
import type { RateLimits } from './rate-limit';

/** The routes of one resource: a plugin whose endpoints come from the contract. */
export type ResourceRoutes = FastifyPluginAsyncZod;

/** The caller, as the token proves. */
export type SessionUser = Session['user'] & {
  /** The application that the call is about; `privileges` are those that hold there. */
  id_application: number;
};

type Guard = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** As `/config` has it now: read at use, never kept. */
    config: Config;
    settings: KeptSettings;
    db: Db;
    clock: Clock;
    mail: Mail;
    files: FileStore;
    /** Uploads until their content is judged and `files` takes them. */
    incoming: IncomingFiles;
    pictures: PictureDecoder;
    thumbnails: Thumbnails;
    /** Uploads in chunks until they are whole. */
    parts: PartStore;
    scan: Scanner;
    documents: DocumentRenderer;
    seal: Seal;
    /** The verdict on a document that was signed outside of the portal. */
    checkUploaded: CheckUploaded;
    /** A letter of somebody else, read off the thread that answers. */
    readForeignMail: ReadForeignMail;
    /** Checks the whole chain of the log while others are answered. */
    verifyChain: VerifyChain;
    /** Reads the authorities of the configuration again; from then on verdicts use what was read. */
    readTrustAnew: ReadTrustAnew;
    /** The authority of a demo, which signs in the name of its people. */
    demoSigning: DemoSigning | undefined;
    crash: Crash;
    sessions: Sessions;
    /** The open sockets of this node. */
    sockets: LiveSockets;
    codes: CodeKeeper;
    passwords: PasswordHasher;
    limits: RateLimits;
    /** The cyclic tasks of this server: `wake` starts at once what somebody asked for. */
    jobs: { wake(): void };
    /** Runs a write: one transaction, with its log rows, its stored answer and its crash points. */
    write: Write;
    writeAsSystem: SystemWrite;
    /** `onRequest` hook: a valid, unlocked session. */
    requireUser: Guard;
    /**
     * `onRequest` hook: a signed-in person who may act as a citizen. All actions of citizens have it: create, save,
     * sign, submit, delete (Order §10).
     */
    requireCitizen: Guard;
    /** `onRequest` hook: a signed-in person with the privilege. */
    requirePrivilege(privilege: Privilege): Guard;
  }

  interface FastifyRequest {
    /** The application that the call is about, of the header `Application` (Spec §7). */
    id_application: number;
    /** `null` when the request has no token, or an expired one. */
    session: (Session & { user: SessionUser }) | null;
    /** @throws ApiError `no-login` when nobody is signed in: routes that read it have `requireUser`. */
    readonly user: SessionUser;
  }

  interface FastifyContextConfig {
    /** From the contract: the request may carry an `Idempotency-Key`. */
    idempotent?: boolean;
    /** From the contract: codes of the endpoint beside those of all endpoints. */
    errors?: readonly ErrorCode[];
    /** The body is multipart with one file in the part `files`. */
    takesFile?: boolean;
    /** A call of the chunked upload: its answers say their `status`, errors too (Order §1). */
    isChunked?: boolean;
    /** Only pages of the portal itself may call it: a request of another origin is refused before anything is asked. */
    isOfOwnPages?: boolean;
    /** The endpoint works while the session is locked: unlock and logout only. */
    whileLocked?: boolean;
  }
}
