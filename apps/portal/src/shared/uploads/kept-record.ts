import type { KeptUpload } from '@urzad/ui/uploads';
import * as z from 'zod/mini';
import type { DraftKey } from '../drafts/kept-draft';
import { KEPT_LIMIT_BYTES, KEPT_MS } from './kept-limits';

const text = z.string();
const Stored = z.object({
  filename: text,
  url: z.optional(text),
  name: z.optional(text),
  size: z.optional(z.int()),
  thumb: z.optional(text),
  text: z.optional(text),
  type: z.optional(text),
  upload_date: z.optional(text),
});
const Kept = z.object({
  userId: z.int(),
  form: text,
  /** When it was kept first, by the clock of the device. */
  at: z.number(),
  upload: z.object({
    id: text,
    name: text,
    size: z.int(),
    type: text,
    scope: text,
    session_id: z.optional(text),
    sha256: z.optional(text),
    stored: z.optional(Stored),
    file: z.optional(z.instanceof(Blob)),
  }),
});

/** One upload as the database has it. */
export interface KeptRecord extends DraftKey {
  at: number;
  upload: KeptUpload;
}

/** The record, or none where another version of the portal wrote something else. */
export function recordIn(value: unknown): KeptRecord[] {
  const found = z.safeParse(Kept, value);
  return found.success ? [found.data] : [];
}

export function keyOf({ userId, form }: DraftKey, id: string): string {
  return `${userId}:${form}:${id}`;
}

export function isOld({ at }: KeptRecord, now: number): boolean {
  return Math.abs(now - at) > KEPT_MS;
}

/** Whether the content of one more file of this person may be kept beside the others. */
export function fits({ size }: KeptUpload, others: readonly KeptRecord[], userId: number): boolean {
  const contents = others.filter((record) => record.userId === userId && record.upload.file);
  return contents.reduce((sum, { upload }) => sum + upload.size, size) <= KEPT_LIMIT_BYTES;
}
