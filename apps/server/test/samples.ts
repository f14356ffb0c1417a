import sharp from 'sharp';

/** A drawing of one circle. */
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#7980ff"/></svg>';

/** A picture of one colour in its raw form, which each of the next writes. */
const square = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7980ff' } });

export const png = (width = 40, height = 30) => square(width, height).png().toBuffer();
export const jpg = (width = 40, height = 30) => square(width, height).jpeg().toBuffer();
export const webp = (width = 40, height = 30) => square(width, height).webp().toBuffer();
export const gif = (width = 40, height = 30) => square(width, height).gif().toBuffer();

/** The header of MP3 with a tag before the sound, as that of a cover. */
export function mp3(tagBytes = 0): Buffer {
  // The size of a tag has seven bits in each byte.
  const size = [21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 0x7f);
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  const tag = Buffer.concat([Buffer.from('ID3\u0004\0\0'), Buffer.from(size), Buffer.alloc(tagBytes)]);
  return Buffer.concat([tag, frame, frame, frame]);
}

/** The first page of Ogg Vorbis. */
export function ogg(): Buffer {
  return Buffer.concat([
    Buffer.from('OggS'),
    Buffer.alloc(24),
    Buffer.from('\u0001vorbis'),
    Buffer.alloc(60),
  ]);
}

export function wav(): Buffer {
  return Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt '), Buffer.alloc(60)]);
}

/** The first box of a file of MPEG-4, with its brand: `M4A `, `isom`, `mp42`. */
export function iso(brand: string): Buffer {
  return Buffer.concat([Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0${brand}isom`), Buffer.alloc(200)]);
}

/** The header of WebM. */
export function webm(): Buffer {
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]);
  return Buffer.concat([head, Buffer.from('webm'), Buffer.alloc(100)]);
}
