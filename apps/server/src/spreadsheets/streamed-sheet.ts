import type { SheetFormat } from '@urzad/contract';
import { type ColumnType, type ColumnValue, columnExport, csvText, momentText } from '@urzad/domain';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface StreamedSheet {
  columns: readonly { header: string; type: ColumnType }[];
  /** Rows in parts: each is written before the next is read. */
  parts: AsyncIterable<readonly (readonly ColumnValue[])[]>;
}

/**
 * A table of any length as a file for a spreadsheet, written while it is read. No text is ever a formula, as in
 * `sheetFile`, which holds its whole table.
 */
export function streamSheet(sheet: StreamedSheet, format: SheetFormat): AsyncGenerator<Uint8Array> {
  return format === 'csv' ? csvOf(sheet) : workbookOf(sheet);
}

async function* csvOf({ columns, parts }: StreamedSheet): AsyncGenerator<Uint8Array> {
  yield strToU8(csvText([columns.map(({ header }) => header)]));
  for await (const rows of parts) {
    const texts = rows.map((row) => columns.map(({ type }, at) => columnExport(type, row[at])));
    // Without the mark of the beginning, which the head has.
    yield strToU8(csvText(texts).slice(1));
  }
}

const SHEET = 'xl/worksheets/sheet1.xml';
/** The places of the formats in `xl/styles.xml`. */
const STYLES: Record<ColumnType | 'head', number> = {
  text: 0,
  time: 0,
  number: 0,
  head: 1,
  price: 2,
  date: 3,
  datetime: 4,
};
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FIXED_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Raport" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

async function* workbookOf({ columns, parts }: StreamedSheet): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const [name, xml] of Object.entries(FIXED_PARTS)) addWhole(zip, name, xml);
  const sheet = new ZipDeflate(SHEET);
  zip.add(sheet);
  const head = columns.map(({ header }) => textCell(header, STYLES.head)).join('');
  sheet.push(
    strToU8(`${XML}<worksheet xmlns="${MAIN}">${PANE}${widths(columns.length)}<sheetData>${rowOf(head)}`),
  );
  for await (const rows of parts) {
    const cells = rows.map((row) => rowOf(columns.map(({ type }, at) => cellOf(type, row[at])).join('')));
    sheet.push(strToU8(cells.join('')));
    yield* written.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* written.splice(0);
}

/** The head stays when the rows are scrolled. */
const PANE =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

function widths(count: number): string {
  return `<cols><col min="1" max="${count}" width="20" customWidth="1"/></cols>`;
}

function addWhole(zip: Zip, name: string, xml: string): void {
  const part = new ZipDeflate(name);
  zip.add(part);
  part.push(strToU8(XML + xml), true);
}

function rowOf(cells: string): string {
  return `<row>${cells}</row>`;
}

function cellOf(type: ColumnType, value: ColumnValue): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (type === 'number') return numberCell(Number(value), STYLES.number);
  if (type === 'price') return numberCell(Number(value) / 100, STYLES.price);
  if (type === 'date') return numberCell(serialOf(`${value}T00:00:00Z`), STYLES.date);
  if (type !== 'datetime') return textCell(String(value), STYLES.text);
  return numberCell(serialOf(`${momentText(new Date(value)).replace(' ', 'T')}Z`), STYLES.datetime);
}

function numberCell(value: number, style: number): string {
  return `<c s="${style}"><v>${value}</v></c>`;
}

/** A text in its cell: the type of the cell says that it is no formula. */
function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since the day from which spreadsheets count, with the local time as their part. */
function serialOf(local: string): number {
  return (Date.parse(local) - Date.UTC(1899, 11, 30)) / DAY_MS;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Control characters have no place in XML, not even as references. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}
