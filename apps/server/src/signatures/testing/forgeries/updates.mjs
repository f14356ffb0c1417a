// Documents and their incremental updates, written byte by byte: nothing of the code under test.

const TEXT = 'BT /F1 12 Tf 72 720 Td (Umowa: kwota 100,00 zl miesiecznie) Tj ET';
const SECOND = 'BT /F1 12 Tf 72 720 Td (Druga strona umowy) Tj ET';

export const CATALOG = '/Type /Catalog /Pages 2 0 R /Lang (pl)';
export const PAGE =
  '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 6 0 R';

/** @param {string} data @param {string} [dict] */
export const stream = (data, dict = '') =>
  `<< ${dict} /Length ${Buffer.byteLength(data, 'latin1')} >>\nstream\n${data}\nendstream`;

/**
 * The issued document: two pages of text.
 *
 * @param {{ catalog?: string, page?: string, more?: Record<number, string> }} [other]
 */
export function issued({ catalog = '', page = '', more = {} } = {}) {
  return update(
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    {
      1: `<< ${CATALOG} ${catalog} >>`,
      2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      3: `<< ${PAGE} ${page} >>`,
      4: `<< ${PAGE.replace('6 0 R', '7 0 R')} >>`,
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      6: stream(TEXT),
      7: stream(SECOND),
      8: '<< /Producer (Urzad) >>',
      9: stream('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>', '/Type /Metadata /Subtype /XML'),
      ...more,
    },
    { prev: null },
  );
}

/**
 * The bytes with an update behind them.
 *
 * @param {Buffer} pdf
 * @param {Record<number, string>} objects
 * @param {{ prev?: number | null, root?: number, size?: number, trailer?: string, before?: string }} [options]
 */
export function update(
  pdf,
  objects,
  { prev = startOf(pdf), root = 1, size = 400, trailer = '', before = '' } = {},
) {
  let text = before;
  const places = new Map();
  for (const [number, body] of Object.entries(objects)) {
    places.set(Number(number), pdf.length + Buffer.byteLength(text, 'latin1'));
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + Buffer.byteLength(text, 'latin1');
  text += 'xref\n';
  if (prev === null) text += '0 1\n0000000000 65535 f \n';
  for (const [number, at] of places) text += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const back = prev === null ? '' : `/Prev ${prev}`;
  text += `trailer\n<< /Size ${size} /Root ${root} 0 R /Info 8 0 R ${back} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(text, 'latin1')]);
}

/** @param {Buffer} pdf */
function startOf(pdf) {
  return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-60).toString('latin1'))?.[1]);
}

/**
 * A signature added by an update. The catalog and the form are written anew.
 *
 * @param {Buffer} pdf
 * @param {(data: Buffer) => Buffer} make the signature of the bytes
 * @param {{ at?: number, fields?: string, field?: string, flags?: number, value?: string, subFilter?: string, catalog?: string, form?: string, objects?: Record<number, string>, options?: object }} [how]
 */
export function sign(pdf, make, how = {}) {
  const {
    at = 20,
    field = '/Rect [0 0 0 0]',
    flags = 132,
    value = '',
    subFilter = 'ETSI.CAdES.detached',
    catalog = '',
    form = '',
  } = how;
  const size = make(Buffer.from('x')).length + 40;
  const hole = `<${'0'.repeat(size * 2)}>`;
  const range = '[0 0000000000 0000000000 0000000000]';
  const signed = update(
    pdf,
    {
      1: `<< ${CATALOG} /AcroForm ${at} 0 R ${catalog} >>`,
      [at]: `<< /Fields [${how.fields ?? `${at + 2} 0 R`}] /SigFlags 3 ${form} >>`,
      [at + 1]:
        `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} /ByteRange ${range} /Contents ${hole} ${value} >>`,
      [at + 2]:
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Podpis${at}) /F ${flags} /P 3 0 R /V ${at + 1} 0 R ${field} >>`,
      ...how.objects,
    },
    how.options,
  );
  const gap = signed.indexOf(hole, pdf.length, 'latin1');
  const numbers = [gap, gap + hole.length, signed.length - gap - hole.length].map((number) =>
    String(number).padStart(10, '0'),
  );
  signed.write(`[0 ${numbers.join(' ')}]`, signed.indexOf(range, pdf.length, 'latin1'), 'latin1');
  const data = Buffer.concat([signed.subarray(0, gap), signed.subarray(gap + hole.length)]);
  const made = make(data).toString('hex');
  signed.write(made, gap + 1, 'latin1');
  return signed;
}
