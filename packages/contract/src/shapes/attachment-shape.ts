import { codesOf } from '@urzad/domain';
import { FILE_KIND } from '@urzad/grants';
import * as z from 'zod/mini';
import { Id, IsoDateTime, YesNo } from './shapes';

export const FileKindCode = z.enum(codesOf(FILE_KIND));

/** A file that proves an answer of a registration (Process §2.7). */
export const Attachment = z.object({
  id: Id,
  filename: z.string(),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  kind: FileKindCode,
  create_date: IsoDateTime,
  /**
   * Whether it belongs to the last submitted version: in a correction such a file changes only when the office asked
   * for it.
   */
  is_sent: YesNo,
  /** Signed addresses, valid for ten minutes. */
  url: z.string(),
  url_download: z.string(),
  /** Of a picture: the address of its thumbnail, upright and at most 320 px wide and high. */
  thumb: z.optional(z.string()),
});
export type Attachment = z.infer<typeof Attachment>;
