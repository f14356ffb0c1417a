import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type S3rver from 's3rver';

interface Context {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  status: number;
  type: string;
  body: string;
}

/** Where s3rver keeps the parts of objects that are not finished. */
export const UNFINISHED = '._S3rver_uploads';

/**
 * Teaches s3rver the two requests that it lacks and every store of an office has: to list uploads in parts that were
 * not finished, and to abort one.
 *
 * @param store not listening yet
 * @param bucket the folder of its bucket
 */
export function teachMultipart(store: S3rver, bucket: string): void {
  const folder = path.join(bucket, UNFINISHED);
  // The types of the library leave out that it is an application of Koa, whose first function is asked first.
  Object(store).middleware.unshift(async (context: Context, next: () => Promise<void>) => {
    const { method, query } = context;
    if (method === 'GET' && query.uploads !== undefined) {
      context.type = 'application/xml';
      context.body = await listed(folder);
    } else if (method === 'DELETE' && query.uploadId) {
      await rm(path.join(folder, path.basename(query.uploadId)), { recursive: true, force: true });
      context.status = 204;
    } else {
      await next();
    }
  });
}

async function listed(folder: string): Promise<string> {
  const uploads = (await unfinishedIn(folder)).map(async (id) => {
    const file = path.join(folder, id, 'key');
    const key = await readFile(file, 'utf8');
    const initiated = (await stat(file)).mtime.toISOString();
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`;
  });
  const all = (await Promise.all(uploads)).join('');
  return `<ListMultipartUploadsResult>${all}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`;
}

/** The numbers of uploads in parts that were not finished; none where there never was one. */
export async function unfinishedIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
