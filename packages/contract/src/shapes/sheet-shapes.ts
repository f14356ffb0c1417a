import * as z from 'zod/mini';

/** Files of a table for a spreadsheet. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SheetFile = z.object({
  /** The name for the file. */
  name: z.string(),
  /** The bytes in base64. */
  content: z.string(),
});
