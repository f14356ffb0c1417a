import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
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

/** What a PNG begins with: its size in pixels, the depth of a colour in bits, whether it comes in seven passes. */
interface PngHeader {
  width: number;
  height: number;
  depth?: 8 | 16;
  interlaced?: boolean;
}

/** A PNG of transparent pixels, whose bytes are a thousandth of what they become. */
export async function transparentPng(header: PngHeader): Promise<Buffer> {
  const { width, height, depth = 8 } = header;
  // Each of seven passes has rows of its own, each with a byte before it; they are fewer than twice the height.
  const rawBytes = height * width * 4 * (depth / 8) + 2 * height;
  const block = Buffer.alloc(1_000_000);
  async function* raw() {
    for (let left = rawBytes; left > 0; left -= block.length)
      yield block.subarray(0, Math.min(left, block.length));
  }
  const deflated = await buffer(Readable.from(raw()).pipe(createDeflate({ level: 1 })));
  return pngOf(header, deflated);
}

/** A PNG that says how large it is, and has hardly a pixel. */
export function pngClaiming(header: PngHeader): Buffer {
  return pngOf(header, deflateSync(Buffer.alloc(100)));
}

/** A PNG that may move: a part of one picture stands behind its header. */
export async function movingPng(): Promise<Buffer> {
  const still = await png();
  const headerEnds = 33;
  const motion = chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, headerEnds), motion, still.subarray(headerEnds)]);
}

function pngOf({ width, height, depth = 8, interlaced = false }: PngHeader, deflated: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Colours with transparency.
  header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflated),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([framed.subarray(0, 4), named, framed.subarray(4)]);
}

/** A PDF of one empty page. */
export async function onePage(): Promise<Uint8Array> {
  const document = PDF.create();
  document.addPage();
  return document.save();
}
