import { describe, expect, it } from 'vitest';
import { beginningRefusal } from './beginning';
import { pixelsOf } from './pixels';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number) => [value >>> 8, value & 255];
const le16 = (value: number) => u16(value).toReversed();
const le24 = (value: number) => [value & 255, (value >>> 8) & 255, value >>> 16];

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [26, 10], u32(13), 'IHDR', u32(width), u32(height));
/** With a preview of many bytes before its size, and a fill byte. */
const jpeg = (width: number, height: number, previewBytes = 300) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1],
    u16(previewBytes + 2),
    Array.from({ length: previewBytes }, () => 0),
    [0xff, 0xff, 0xc2],
    [0, 17, 8],
    u16(height),
    u16(width),
  );
const gif = (width: number, height: number) => bytes('GIF89a', le16(width), le16(height));
const webp = {
  extended: (width: number, height: number) =>
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], le24(width - 1), le24(height - 1)),
  lossless: (width: number, height: number) => {
    const bits = (width - 1) | ((height - 1) << 14);
    return bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], u32(bits).toReversed());
  },
  lossy: (width: number, height: number) =>
    bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], le16(width), le16(height)),
};

it.each([
  ['PNG', png(9_922, 14_031), 9_922 * 14_031],
  ['JPEG', jpeg(4_000, 3_000), 12_000_000],
  ['JPEG with a long preview', jpeg(4_000, 3_000, 60_000), 12_000_000],
  ['GIF', gif(640, 480), 307_200],
  ['extended WebP', webp.extended(16_000, 16_000), 256_000_000],
  ['lossless WebP', webp.lossless(4_000, 3_000), 12_000_000],
  ['lossy WebP', webp.lossy(4_000, 3_000), 12_000_000],
])('reads the pixels of a %s from its header', (_kind, head, pixels) => {
  expect(pixelsOf(head)).toBe(pixels);
});

it.each([
  ['nothing', bytes()],
  ['text', bytes('GIF is not it')],
  ['the half of a header', png(1, 1).subarray(0, 18)],
  ['a JPEG whose size comes later', jpeg(4_000, 3_000, 60_000).subarray(0, 1000)],
  ['a JPEG without a size', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2])],
  ['a JPEG of other bytes', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3])],
  ['a WebP of another kind', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP9 ')],
])('does not know those of %s', (_what, head) => {
  expect(pixelsOf(head)).toBeUndefined();
});

describe('beginningRefusal', () => {
  it.each([
    ['umowa.pdf', bytes('%PDF-1.7')],
    ['a line break before.PDF', bytes('\n%PDF-1.7')],
    ['1019 bytes before.pdf', bytes(' '.repeat(1019), '%PDF-1.7')],
    ['skan.jpg', jpeg(4_000, 3_000)],
    ['skan.jfif', jpeg(4_000, 3_000)],
    ['exactly the limit.png', png(8_000, 8_000)],
    ['a.gif', gif(1, 1)],
    ['a.webp', webp.lossy(1, 1)],
    ['napisy.vtt', bytes('WEBVTT\n\n')],
    ['after a mark of its order.vtt', bytes([0xef, 0xbb, 0xbf], 'WEBVTT - film')],
    ['of a kind that is not known here.mp3', bytes('anything')],
  ])('takes %s', (name, head) => {
    expect(beginningRefusal(name, head)).toBeUndefined();
  });

  it.each([
    ['a program', 'umowa.pdf', bytes('MZ'), 'content'],
    ['1020 bytes before the header', 'umowa.pdf', bytes(' '.repeat(1020), '%PDF-1.7'), 'content'],
    ['a page before a document', 'umowa.pdf', bytes('<html>%PDF-1.7'), 'content'],
    ['a picture of another kind', 'skan.png', jpeg(1, 1), 'content'],
    ['a document', 'skan.jpg', bytes('%PDF-1.7'), 'content'],
    ['captions of another format', 'napisy.vtt', bytes('1\n00:00:01,000'), 'content'],
    ['a scan of 139 million pixels', 'skan.png', png(9_922, 14_031), 'pixels'],
  ] as const)('refuses %s', (_what, name, head, reason) => {
    expect(beginningRefusal(name, head)).toBe(reason);
  });
});
