import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A real one-page PDF: it opens in every reader. */
export function aPdf(words = 'Zaswiadczenie pracodawcy'): Buffer {
  const text = `BT /F1 18 Tf 72 760 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${pdf}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}

/** A real PDF of exactly this size: a comment after its end. */
export function aPdfOf(bytes: number): Buffer {
  const pdf = aPdf();
  return Buffer.concat([pdf, Buffer.from(`%${' '.repeat(bytes - pdf.length - 1)}`)]);
}

/** A real picture: a square of one colour. */
export function aPng(side = 240): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0xb4)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));

  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The first bytes of a Windows program. */
export function anExe(): Buffer {
  return Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A photo as a phone takes it, made by the browser: no part of it repeats, so it has about this many bytes. */
export async function aPhotoOf(page: Page, bytes: number): Promise<Buffer> {
  const text = await page.evaluate(async (wanted) => {
    const photoOf = async (side: number) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d');
      const image = new ImageData(side, side);
      for (let at = 0; at < image.data.length; at += 1)
        image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context?.putImageData(image, 0, 0);
      return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    };
    const sample = await photoOf(200);
    const photo = await photoOf(Math.round(200 * Math.sqrt(wanted / (sample?.size ?? 1))));
    const content = new Uint8Array((await photo?.arrayBuffer()) ?? []);
    let binary = '';
    for (const byte of content) binary += String.fromCharCode(byte);
    return btoa(binary);
  }, bytes);
  return Buffer.from(text, 'base64');
}
