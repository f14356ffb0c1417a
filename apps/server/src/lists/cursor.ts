import * as z from 'zod/mini';
import { ApiError } from '../api-error';

const place = z.tuple([z.union([z.string(), z.null()]), z.int()]);

/** The end of a page: the value of its sort column and the id that breaks ties. */
export interface Cursor {
  value: string | null;
  id: number;
}

/** Opaque on purpose: a client returns `next` as it received it. */
export function toCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** @throws ApiError `not-valid` when the text was not made by `toCursor` */
export function parseCursor(text: string): Cursor {
  const parsed = z.safeParse(place, parsedJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new ApiError('not-valid', { after: 'not-valid' });

  const [value, id] = parsed.data;
  return { value, id };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is no JSON is no cursor: the schema refuses undefined.
    return undefined;
  }
}
