import { PDF } from '@libpdf/core';
import { ATTACHMENT_EXTENSIONS } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { checkContent, isEncryptedPdf } from './check-content';

const PDF_HEAD = Buffer.from('%PDF-1.7\n%\u00e2\u00e3');
const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const EXE_HEAD = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

describe('checkContent', () => {
  it.each([
    ['umowa.pdf', PDF_HEAD, 'application/pdf'],
    ['UMOWA.PDF', PDF_HEAD, 'application/pdf'],
    ['żółć.png', PNG_HEAD, 'image/png'],
    ['skan.jpg', JPEG_HEAD, 'image/jpeg'],
    ['skan.2.jpeg', JPEG_HEAD, 'image/jpeg'],
  ])('takes %s', async (name, head, mime) => {
    expect(await checkContent(name, head)).toEqual({ ok: true, mime });
  });

  it.each([
    ['a program renamed', 'umowa.pdf', EXE_HEAD, 'content'],
    ['a picture of another kind', 'skan.png', JPEG_HEAD, 'content'],
    ['a picture renamed to a document', 'skan.pdf', PNG_HEAD, 'content'],
    ['text renamed', 'notatka.pdf', Buffer.from('<script>alert(1)</script>'), 'content'],
    ['nothing', 'pusty.pdf', Buffer.alloc(0), 'empty'],
    ['a page', 'strona.html', Buffer.from('<html>'), 'extension'],
    ['a second extension', 'umowa.pdf.exe', PDF_HEAD, 'extension'],
    ['no extension', 'pdf', PDF_HEAD, 'extension'],
    ['a hidden name', '.umowa.pdf', PDF_HEAD, 'extension'],
    ['a name of the language', 'x.constructor', PDF_HEAD, 'extension'],
  ])('refuses %s', async (_what, name, head, reason) => {
    expect(await checkContent(name, head)).toEqual({ ok: false, reason });
  });
});

it.each(ATTACHMENT_EXTENSIONS)(
  'knows what the bytes of every allowed extension must be: %s',
  async (extension) => {
    expect(await checkContent(`x.${extension}`, EXE_HEAD)).toEqual({ ok: false, reason: 'content' });
  },
);

describe('isEncryptedPdf', () => {
  it('tells a locked document from an open one', async () => {
    const open = PDF.create();
    open.addPage();
    const locked = await PDF.load(await open.save());
    locked.setProtection({ userPassword: 'haslo', ownerPassword: 'haslo2' });

    expect(isEncryptedPdf(await open.save())).toBe(false);
    expect(isEncryptedPdf(await locked.save())).toBe(true);
  });
});
