import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodedText, isSingleByteEncoding } from '../../../encoded-text';
import { bankFile } from './bank-file';
import type { BankOrder } from './bank-order';
import { readPain } from './testing/pain-rules';

const ENCODING = { elixirEncoding: 'iso-8859-2' };

const ORDER: BankOrder = {
  number: 'LW/2027/02/01',
  date: '2027-02-12',
  approved: new Date('2027-02-10T08:15:30.250Z'),
  payer: {
    name: 'Regionalny Urząd Pracy',
    address: 'ul. Lipowa 3, 00-000 Zielony Staw',
    account: '20999000090000000000000100',
  },
  transfers: [
    {
      receiver: 'Natalia Wzorcowa',
      account: '90999000090000000000000004',
      amount: 114_000,
      title: 'Refundacja kosztów opieki ROZ/0002/2027-01, UM/II/0002/2026',
      claim_number: 'ROZ/0002/2027-01/1',
    },
    {
      receiver: 'Oksana "Ksenia" Дем <i> Muñoz & Syn',
      account: '47999000090000000000000002',
      amount: 5,
      title: 'Refundacja kosztów opieki ROZ/0005-2/2027-01, UM/II/0005/2026',
      claim_number: 'ROZ/0005-2/2027-01/1',
    },
  ],
};

describe('CSV', () => {
  it('has a byte order mark and keeps the digits of accounts', () => {
    const { name, bytes } = bankFile(ORDER, 'csv', ENCODING);
    expect(name).toBe('lista-wyplat-LW-2027-02-01.csv');
    expect(bytes.toString('utf8')).toBe(
      [
        '\ufeffLp.;Lista;Rozliczenie;Odbiorca;Rachunek odbiorcy;Kwota;Waluta;Tytuł;Data wypłaty',
        '1;LW/2027/02/01;ROZ/0002/2027-01/1;Natalia Wzorcowa;\t90999000090000000000000004;1140,00;PLN;Refundacja kosztów opieki ROZ/0002/2027-01, UM/II/0002/2026;2027-02-12',
        '2;LW/2027/02/01;ROZ/0005-2/2027-01/1;"Oksana ""Ksenia"" Дем <i> Muñoz & Syn";\t47999000090000000000000002;0,05;PLN;Refundacja kosztów opieki ROZ/0005-2/2027-01, UM/II/0005/2026;2027-02-12',
        '',
      ].join('\r\n'),
    );
  });
});

describe('Elixir-0', () => {
  it('is a line for each transfer, in the encoding of the bank', () => {
    const { name, bytes } = bankFile(ORDER, 'elixir', ENCODING);
    expect(name).toBe('lista-wyplat-LW-2027-02-01.pli');
    expect(new TextDecoder('iso-8859-2').decode(bytes)).toBe(
      [
        '110,20270212,114000,99900009,0,"20999000090000000000000100","90999000090000000000000004","Regionalny Urząd Pracy|ul. Lipowa 3, 00-000 Zielony Staw","Natalia Wzorcowa",0,99900009,"Refundacja kosztów opieki|ROZ/0002/2027-01, UM/II/0002/2026","","","51",""',
        `110,20270212,5,99900009,0,"20999000090000000000000100","47999000090000000000000002","Regionalny Urząd Pracy|ul. Lipowa 3, 00-000 Zielony Staw","Oksana 'Ksenia' ??? <i> Munoz & Syn",0,99900009,"Refundacja kosztów opieki|ROZ/0005-2/2027-01, UM/II/0005/2026","","","51",""`,
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['iso-8859-2', 0xb1],
    ['windows-1250', 0xb9],
  ])('writes ą in %s as one byte', (label, byte) => {
    expect(isSingleByteEncoding(label)).toBe(true);
    expect([...encodedText('ą', label)]).toEqual([byte]);
  });

  it.each(['utf-8', 'utf-16le', 'no-such'])('refuses %s, which is not of one byte', (label) => {
    expect(isSingleByteEncoding(label)).toBe(false);
  });

  it('has sixteen fields in each line, whatever a name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (receiver) => {
        const of = { ...ORDER, transfers: ORDER.transfers.slice(0, 1).map((one) => ({ ...one, receiver })) };
        const text = new TextDecoder('iso-8859-2').decode(bankFile(of, 'elixir', ENCODING).bytes);
        const [line = '', end, ...more] = text.split('\r\n');
        expect([end, more]).toEqual(['', []]);
        const fields = line.match(/"[^"]*"|[^,]+/g) ?? [];
        expect(fields).toHaveLength(16);
        const lines = (fields[8] ?? '').slice(1, -1).split('|');
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const one of lines) expect(one.length).toBeLessThanOrEqual(35);
      }),
      { examples: [['＂¡']] },
    );
  });
});

describe('pain.001.001.09', () => {
  it('is one order whose number and sum are those of the list', () => {
    const { name, bytes } = bankFile(ORDER, 'pain', ENCODING);
    expect(name).toBe('lista-wyplat-LW-2027-02-01.xml');
    expect(readPain(bytes)).toEqual({
      ...{ count: '2', sum: '1140.05', date: '2027-02-12' },
      transfers: ORDER.transfers.map(({ receiver, account, title, amount }, at) => ({
        ...{ id: `LW-2027-02-01-${at + 1}`, iban: `PL${account}`, name: receiver, title },
        amount: (amount / 100).toFixed(2),
      })),
    });
  });

  it('reads as expected', async () => {
    await expect(bankFile(ORDER, 'pain', ENCODING).bytes.toString('utf8')).toMatchFileSnapshot(
      '__snapshots__/pain.xml',
    );
  });

  it('carries every name and title as one line of text, and never more than a bank takes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 }).map((end) => `A ${end}`);
    fc.assert(
      fc.property(text, text, (receiver, title) => {
        const of = { ...ORDER, transfers: ORDER.transfers.map((one) => ({ ...one, receiver, title })) };
        const { transfers } = readPain(bankFile(of, 'pain', ENCODING).bytes);
        expect(transfers).toHaveLength(2);
      }),
      { numRuns: 25 },
    );
  });
});
