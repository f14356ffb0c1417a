import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope } from '../shapes/shapes';
import { uploadQuery } from '../shapes/upload-purposes';

/** An uploaded file, which belongs to its uploader until it is attached (Order §4). */
export const UploadedFile = z.object({
  /** Random storage key; the only part of a file that forms store. */
  filename: z.string(),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  /** Signed address, valid for ten minutes. */
  url: z.string(),
  /** The same of its thumbnail, for a picture. */
  thumb: z.optional(z.string()),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

export const uploads = {
  /**
   * Multipart with one part named `files`, before which the field `sha256` may stand: lower-case hex digest of the file. Where
   * it is given, bytes that differ are refused by 400 `not-valid` `{sha256: 'not-equal'}`. 413 `size` over the limit of its purpose, 415 `extension` for a kind that is
   * not one of its purpose, or content that is not what the name says.
   */
  uploadfile: defineEndpoint({
    method: 'POST',
    url: '/api/base/uploadfile',
    summary: 'Upload one file (multipart, part `files`)',
    schema: { querystring: uploadQuery, response: { 200: envelope(UploadedFile) } },
    errors: ['no-login', 'size', 'extension', 'no-required-data'],
  }),
} as const;
