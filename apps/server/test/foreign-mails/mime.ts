/** Parts of letters as other programs write them. A text of bytes is `latin1`: one character for each byte. */
export type Bytes = string;

const CRLF = '\r\n';

/** The bytes of a text in UTF-8, or in a code page of one byte by its table. */
export function bytesIn(text: string, charset: 'utf-8' | 'windows-1250' | 'iso-8859-2'): Bytes {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8').toString('latin1');
  const decoder = new TextDecoder(charset);
  const codes = new Map<string, string>();
  for (let code = 0; code < 256; code += 1) {
    codes.set(decoder.decode(new Uint8Array([code])), String.fromCharCode(code));
  }
  return [...text].map((letter) => codes.get(letter) ?? '?').join('');
}

/** An encoded word (RFC 2047). */
export function word(text: string, charset: 'utf-8' | 'windows-1250' | 'iso-8859-2' = 'utf-8'): string {
  return `=?${charset}?B?${Buffer.from(bytesIn(text, charset), 'latin1').toString('base64')}?=`;
}

function base64(bytes: Uint8Array): Bytes {
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join(CRLF);
}

/** A part with its fields. */
export function part(fields: Readonly<Record<string, string>>, body: Bytes): Bytes {
  return [...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '', body].join(CRLF);
}

export function textPart(text: string, more = ''): Bytes {
  return part(
    { 'Content-Type': `text/plain; charset=utf-8${more}`, 'Content-Transfer-Encoding': '8bit' },
    bytesIn(text, 'utf-8'),
  );
}

export function htmlPart(html: string): Bytes {
  return part(
    { 'Content-Type': 'text/html; charset=utf-8', 'Content-Transfer-Encoding': '8bit' },
    bytesIn(html, 'utf-8'),
  );
}

export function filePart(type: string, name: string, bytes: Uint8Array): Bytes {
  return part(
    {
      'Content-Type': type,
      'Content-Disposition': `attachment; ${name}`,
      'Content-Transfer-Encoding': 'base64',
    },
    base64(bytes),
  );
}

let boundaries = 0;

/** Parts in one. Its fields come first. */
export function multipart(kind: string, parts: readonly Bytes[], more = ''): Bytes {
  boundaries += 1;
  const boundary = `=_granica_${boundaries}`;
  const open = parts.map((one) => `--${boundary}${CRLF}${one}`);
  const content = `Content-Type: multipart/${kind}; boundary="${boundary}"${more}`;
  return [content, '', ...open, `--${boundary}--`, ''].join(CRLF);
}

const HEAD = {
  From: 'Anna Obca <anna.obca@firma.example.org>',
  To: 'Urzad <granty@urzad.example.com>',
  Date: 'Mon, 08 Feb 2027 10:00:00 +0100',
  'MIME-Version': '1.0',
};

/** A whole letter. A field that is `null` is left out. */
export function letter(
  name: string,
  content: Bytes,
  fields: Readonly<Record<string, string | null>> = {},
): Buffer {
  const all = { ...HEAD, Subject: name, 'Message-ID': `<${name.replace(/\W+/g, '-')}@firma.example.org>` };
  const head = Object.entries({ ...all, ...fields })
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${field}: ${value}`);
  return Buffer.from([...head, content].join(CRLF), 'latin1');
}
