import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Sheet, sheetFile } from './spreadsheet';

const SHEET: Sheet = {
  name: 'Lista',
  columns: [
    { header: 'Numer', width: 20 },
    { header: 'Miejsce', width: 10 },
    { header: 'Koszt', width: 14 },
  ],
  rows: [
    ['=HYPERLINK("http://example.com")', 1, { grosze: 1_368_000 }],
    ['Żółć', null, { grosze: -5 }],
  ],
};

it('writes CSV whose texts no spreadsheet runs', async () => {
  expect((await sheetFile(SHEET, 'csv')).toString()).toBe(
    '\ufeffNumer;Miejsce;Koszt\r\n' +
      `"'=HYPERLINK(""http://example.com"")";1;13680,00\r\n` +
      'Żółć;;-0,05\r\n',
  );
});

it('writes a workbook with numbers as numbers, and no formula', async () => {
  const parts = unzipSync(await sheetFile(SHEET, 'xlsx'));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>13680</v>');
  expect(sheet).toContain('<v>-0.05</v>');
  expect(part('xl/sharedStrings.xml')).toContain('<t>=HYPERLINK("http://example.com")</t>');
  expect(part('xl/sharedStrings.xml')).toContain('Żółć');
  expect(part('xl/workbook.xml')).toContain('name="Lista"');
});
