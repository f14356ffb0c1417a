import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { codesOf, StartRefused } from '../startup/refusals/start-refused';
import {
  type AsideFiles,
  type ByteRange,
  cut,
  FILENAME,
  type FileReading,
  type FileStore,
  MARK,
} from './file-store';
import { measuring } from './measuring';
import type { S3Place } from './s3-place';

/** Milliseconds until one try counts as failed: the store takes no connection, or its answer does not begin. */
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 30_000 };

/**
 * A download holds its socket as long as its reader takes, and with the 50 of the client others would wait for one.
 * A timeout of the socket itself would cut a reader who pauses.
 */
const SOCKETS = { maxSockets: 1000 };

/** Before the keys of files that no row names. */
const ASIDE = 'aside/';

/**
 * Files of one bucket. An object is there whole or not at all: a store adds it when its last byte has come. Large files
 * go in parts of 5 MB, two at a time, so a file of any size takes the same memory.
 *
 * @param timeouts milliseconds of one try; the client tries three times
 * @throws StartRefused when the bucket cannot be reached
 */
export async function s3FileStore(place: S3Place, timeouts = TIMEOUTS): Promise<FileStore> {
  const { bucket } = place;
  const client = clientFor(place, timeouts);
  await requireBucket(client, place);

  async function put(filename: string, source: Readable): Promise<void> {
    const params = { Bucket: bucket, Key: filename, Body: source };
    await new Upload({ client, params, queueSize: 2, leavePartsOnError: false }).done();
  }

  return {
    place: placeOf(place),
    aside: asideObjects(client, bucket),

    async installation() {
      const mark = await ifPresent(() => readObject(client, { bucket, filename: MARK, range: undefined }));
      return mark && (await text(mark.stream)).trim();
    },

    claim: (installation) => put(MARK, Readable.from([`${installation}\n`])),

    async write(source, { limit }) {
      const filename = randomBytes(16).toString('hex');
      const measure = measuring(limit);
      await put(filename, Readable.from(measure.pass(source)));
      return { filename, ...measure.result() };
    },

    async keep({ path, size, sha256 }, filename = randomBytes(16).toString('hex')) {
      await put(filename, createReadStream(path));
      await rm(path, { force: true });
      return { filename, size, sha256 };
    },

    read: (filename, range) =>
      FILENAME.test(filename)
        ? ifPresent(() => readObject(client, { bucket, filename, range }))
        : Promise.resolve(undefined),

    async remove(filename, signal) {
      if (FILENAME.test(filename)) {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: filename }), endedBy(signal));
      }
    },

    // Files aside stand behind a slash, and are not even listed here.
    list: (olderThan, signal) => listObjects(client, { bucket, prefix: '', olderThan, signal }),

    sweepTemporary: (olderThan, signal) => abortUploads(client, { bucket, olderThan, signal }),
  };
}

function asideObjects(client: S3Client, bucket: string): AsideFiles {
  async function remove(key: string, signal: AbortSignal | undefined) {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), endedBy(signal));
  }
  async function move(from: string, to: string, signal: AbortSignal | undefined) {
    const copy = new CopyObjectCommand({ Bucket: bucket, CopySource: `${bucket}/${from}`, Key: to });
    await ifPresent(() => client.send(copy, endedBy(signal)));
    await remove(from, signal);
  }

  return {
    add: (filename, signal) => move(filename, ASIDE + filename, signal),
    putBack: (filename, signal) => move(ASIDE + filename, filename, signal),
    list: (olderThan, signal) => listObjects(client, { bucket, prefix: ASIDE, olderThan, signal }),
    remove: (filename, signal) => remove(ASIDE + filename, signal),
  };
}

/** Names of files behind a prefix. */
async function listObjects(
  client: S3Client,
  { bucket, prefix, olderThan, signal }: { bucket: string; prefix: string } & Listing,
): Promise<string[]> {
  const names: string[] = [];
  const params = { Bucket: bucket, Prefix: prefix, Delimiter: '/' };
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, params, endedBy(signal))) {
    for (const { Key = '', LastModified } of Contents) {
      const name = Key.slice(prefix.length);
      if (FILENAME.test(name) && LastModified && LastModified < olderThan) names.push(name);
    }
  }
  return names;
}

function placeOf({ bucket, endpoint }: Pick<S3Place, 'bucket' | 'endpoint'>): string {
  return `bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
}

function clientFor(
  { endpoint, region, pathStyle, key, secret }: S3Place,
  timeouts: typeof TIMEOUTS,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Many stores that speak the protocol do not know the checksums that the newest clients add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      ...timeouts,
      // Without it the client writes a warning and goes on waiting.
      throwOnRequestTimeout: true,
      httpAgent: SOCKETS,
      httpsAgent: SOCKETS,
    },
  });
}

interface Listing {
  olderThan: Date;
  signal: AbortSignal | undefined;
}

function endedBy(signal: AbortSignal | undefined) {
  return signal ? { abortSignal: signal } : {};
}

async function requireBucket(client: S3Client, place: S3Place): Promise<void> {
  const { bucket, endpoint } = place;
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const where = endpoint === undefined ? '' : ` at ${endpoint}`;
    const reason =
      status === 404
        ? `there is no ${placeOf(place)}. Create it, or correct the name.`
        : status === 403
          ? `FILES_KEY and FILES_SECRET do not open the ${placeOf(place)}. Correct them, or its rights.`
          : `the store${where} cannot be reached (${codesOf(error)[0] ?? status ?? String(error)}). Check the endpoint and whether the store runs.`;
    throw new StartRefused(`FILES_URL does not work: ${reason}`, { cause: error });
  }
}

async function readObject(
  client: S3Client,
  { bucket, filename, range }: { bucket: string; filename: string; range: ByteRange | undefined },
): Promise<FileReading> {
  const target = { Bucket: bucket, Key: filename };
  if (range) {
    // A store refuses a range that the file does not have, and cannot say one of no bytes.
    const size = (await client.send(new HeadObjectCommand(target))).ContentLength ?? 0;
    const { start, end } = cut(range, size);
    if (start > end) return { size, stream: Readable.from([]) };
    const { Body } = await client.send(new GetObjectCommand({ ...target, Range: `bytes=${start}-${end}` }));
    return { size, stream: readableOf(Body) };
  }
  const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(target));
  return { size: ContentLength, stream: readableOf(Body) };
}

/** In Node the body of an answer is a stream of Node. */
function readableOf(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new Error('The store answered no stream.');
  return body;
}

async function ifPresent<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}

/** Uploads in parts that a server which died left open. A store that cannot list them removes them by a rule of its own. */
async function abortUploads(
  client: S3Client,
  { bucket, olderThan, signal }: { bucket: string } & Listing,
): Promise<number> {
  const { Uploads = [] } = await client
    .send(new ListMultipartUploadsCommand({ Bucket: bucket }), endedBy(signal))
    .catch((error) => {
      if (error instanceof S3ServiceException && error.name === 'NotImplemented') return { Uploads: [] };
      throw error;
    });
  const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < olderThan);
  for (const { Key, UploadId } of old) {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }), endedBy(signal));
  }
  return old.length;
}
