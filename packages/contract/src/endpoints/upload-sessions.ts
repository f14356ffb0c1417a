import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Sha256 } from '../shapes/shapes';
import { uploadQuery } from '../shapes/upload-purposes';
import { UploadedFile } from './uploads';

export { CHUNK_BYTES } from '@urzad/domain';

/** Longer than any path that a browser gives for a file of a folder. */
const GIVEN_NAME_MAX = 1000;
const SESSION_ID = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const success = z.literal('success');
const Bytes = z.int().check(z.nonnegative());

/**
 * The bodies of the chunked upload (Spec §7). They are not strict: vue-upload-component adds the fields that its host
 * gave it.
 */
export const ChunkStart = z.object({
  phase: z.literal('start'),
  /** Of the whole file. */
  size: Bytes,
  /** As the person calls it; a file of a folder with its path. */
  name: z.string().check(z.maxLength(GIVEN_NAME_MAX)),
});
export type ChunkStart = z.infer<typeof ChunkStart>;

/** The fields before the part `chunk` of a multipart body. Numbers are decimal text. */
export const ChunkUpload = z.object({
  phase: z.literal('upload'),
  session_id: SESSION_ID,
  start_offset: z.pipe(
    z.string().check(z.regex(/^[0-9]{1,10}$/)),
    z.transform((text) => Number(text)),
  ),
});
export type ChunkUpload = z.infer<typeof ChunkUpload>;

export const ChunkFinish = z.object({
  phase: z.literal('finish'),
  session_id: SESSION_ID,
  /** Lower-case hex digest of the whole file. Where it is given, bytes that differ are refused. */
  sha256: z.optional(Sha256),
});
export type ChunkFinish = z.infer<typeof ChunkFinish>;

/** The answer to a start. Offsets of chunks are multiples of `end_offset`; the last chunk is shorter. */
export const ChunkStarted = z.object({
  status: success,
  data: z.object({ session_id: z.string(), end_offset: z.int().check(z.positive()) }),
});
export type ChunkStarted = z.infer<typeof ChunkStarted>;

/** The answer to a finish, the same however often it is asked. */
export const ChunkFinished = z.object({ status: success, data: UploadedFile });
export type ChunkFinished = z.infer<typeof ChunkFinished>;

/** The answer to a chunk: its bytes survive a power cut. */
export const ChunkTaken = z.object({ status: success });

/** What the server has of an upload. */
export const ChunkStatus = z.object({
  status: success,
  data: z.object({
    session_id: z.string(),
    end_offset: z.int().check(z.positive()),
    name: z.string(),
    size: Bytes,
    /** Ascending. */
    offsets: z.array(Bytes),
    /** Once it is finished. */
    file: z.optional(UploadedFile),
  }),
});
export type ChunkStatus = z.infer<typeof ChunkStatus>;

const ofSession = z.strictObject({ session_id: SESSION_ID });

/**
 * The upload of a larger file in chunks, as vue-upload-component speaks it (Spec §7). Errors carry `status: 'error'`
 * beside their code (Order §1). A session ends 24 hours after its last chunk.
 */
export const uploadSessions = {
  /**
   * JSON `ChunkStart` or `ChunkFinish`, or multipart: the fields of `ChunkUpload`, then the part `chunk`. Each may be sent
   * again and gets the same answer. 409 `illegal-step` to a finish while chunks are missing.
   */
  uploadchunk: defineEndpoint({
    method: 'POST',
    url: '/api/base/uploadchunk',
    summary: 'Upload a file in chunks (phases start, upload, finish)',
    schema: {
      querystring: uploadQuery,
      response: { 200: z.union([ChunkStarted, ChunkFinished, ChunkTaken]) },
    },
    errors: ['no-login', 'object-no-exist', 'illegal-step', 'size', 'extension', 'no-required-data'],
    idempotent: true,
  }),
  /** For an upload that goes on after a reload, a lost connection or a restart of the server. */
  chunkstatus: defineEndpoint({
    method: 'GET',
    url: '/api/base/uploadchunk',
    summary: 'The chunks that the server has of an upload',
    schema: { querystring: ofSession, response: { 200: ChunkStatus } },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** Forgets the upload and its bytes. 409 `illegal-step` once it is finished. */
  cancelchunks: defineEndpoint({
    method: 'DELETE',
    url: '/api/base/uploadchunk',
    summary: 'Cancel an upload in chunks',
    schema: { querystring: ofSession, response: { 200: ChunkTaken } },
    errors: ['no-login', 'object-no-exist', 'illegal-step'],
  }),
} as const;
