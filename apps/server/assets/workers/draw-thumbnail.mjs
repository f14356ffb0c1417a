// A process of its own: `node draw-thumbnail.mjs <picture> <thumbnail>`. What a decoder does with a made-up picture
// ends this process, not the server. Exit code 65: the decoder says that this is no picture that it can draw.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const NO_PICTURE = 65;
/** Pixels of a picture: 8000 by 8000, more than phones take unless told to. */
const PIXELS_MAX = 64_000_000;
/** Pixels of the longer side of a thumbnail: that of a list, on a screen of double density. */
const SIDE_PX = 320;

const [, , picture = '', thumbnail = ''] = process.argv;
sharp.cache(false);
sharp.concurrency(1);

const bytes = await readFile(picture);
await writeFile(thumbnail, await draw(bytes));

/** @param {Buffer} given */
async function draw(given) {
  try {
    return await drawn(given, 'error');
  } catch (error) {
    const ended = await withEnd(given);
    if (ended) return ended;
    console.error(String(error));
    process.exit(NO_PICTURE);
  }
}

/**
 * A JPEG of which only the mark of the end is missing: every browser shows it. Where more is missing, the decoder warns.
 * @param {Buffer} given
 */
async function withEnd(given) {
  if (given[0] !== 0xff || given[1] !== 0xd8) return undefined;
  try {
    return await drawn(Buffer.concat([given, Buffer.from([0xff, 0xd9])]), 'warning');
  } catch {
    return undefined;
  }
}

/**
 * A photograph is turned upright by its EXIF, which the thumbnail no longer has: it may say where it was taken.
 * @param {Buffer} given @param {'error' | 'warning'} failOn
 */
function drawn(given, failOn) {
  return sharp(given, { limitInputPixels: PIXELS_MAX, failOn })
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer();
}
