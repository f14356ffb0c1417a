// The looks of an office, as it writes them in brand.json.
import * as z from 'zod';
import { STATES } from './palette.mjs';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'write a colour as #rrggbb');

/** The names of fonts as style sheets have them. The office loads the font itself. */
const ONE_FAMILY = /\s*('[\p{L}\p{N} _-]+'|"[\p{L}\p{N} _-]+"|[\p{L}_-][\p{L}\p{N} _-]*)\s*/u.source;
const family = z
  .string()
  .regex(
    new RegExp(`^${ONE_FAMILY}(,${ONE_FAMILY})*$`, 'u'),
    "write names of fonts divided by commas, as 'Lato', sans-serif",
  );

const brandFile = z.strictObject({
  /** For editors that read it; the command does not. */
  $schema: z.optional(z.string()),
  /** The office. */
  name: z.string().regex(/^[^*/<>{}]+$/, 'write the name of the office in words'),
  /** Buttons, links and what is chosen: the solid colour of the light scheme. The other steps and schemes follow from it. */
  accent: color,
  /** Accompanies the accent in illustrations and charts. */
  companion: color.optional(),
  /** The solid colours of states. */
  colours: z.optional(z.strictObject(Object.fromEntries(STATES.map((state) => [state, color.optional()])))),
  font: z.optional(z.strictObject({ sans: z.optional(family), mono: z.optional(family) })),
  /** Of buttons and fields, in pixels; those of other parts follow from it. */
  radius: z.optional(z.number().min(0, 'the least is 0').max(24, 'the most is 24')),
});

/** The schema of a brand.json, by which editors complete and check it. */
export const brandSchema = () => z.toJSONSchema(brandFile);

/**
 * A brand, or the sentences that say what is wrong with it.
 * @param {string} text of the file
 * @returns {{ brand: import('zod').infer<typeof brandFile> } | { refusals: string[] }}
 */
export function readBrand(text) {
  let json;
  try {
    // Some editors of Windows begin a file with a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { refusals: [`This is no JSON: ${error instanceof Error ? error.message : error}.`] };
  }
  const read = z.safeParse(brandFile, json);
  if (read.success) return { brand: read.data };
  return { refusals: read.error.issues.map((issue) => `${placeOf(issue)}: ${issue.message}.`) };
}

const placeOf = ({ path }) => path.join('.') || 'The brand';
