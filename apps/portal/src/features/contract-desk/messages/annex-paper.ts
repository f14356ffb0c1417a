import type { Messages } from '#shared/i18n/messages';
import { paperMessages } from './paper';

/** What is said otherwise of an annex that both sides signed on paper. */
const pl = {
  ...paperMessages.pl,
  scan: 'Skan podpisanego aneksu',
  scanErrors: {
    ...paperMessages.pl.scanErrors,
    'is-empty': 'Dodaj skan podpisanego aneksu',
    damaged: 'Tego pliku nie da się otworzyć. Zeskanuj aneks jeszcze raz',
  },
  wrongMemberDay: (from: string, to: string) => `Podaj dzień od wysłania aneksu, ${from}, do ${to}`,
  wrongOfficeDay: (from: string) => `Podaj dzień od wysłania aneksu, ${from}, do dzisiaj`,
  waits: 'Aneks podpisany na papierze czeka na potwierdzenie',
  scanOf: (number: string) => `Skan aneksu ${number}`,
};

const en = {
  ...paperMessages.en,
  scan: 'Scan of the signed annex',
  scanErrors: {
    ...paperMessages.en.scanErrors,
    'is-empty': 'Add the scan of the signed annex',
    damaged: 'This file cannot be opened. Scan the annex once more',
  },
  wrongMemberDay: (from: string, to: string) =>
    `Enter a day from the sending of the annex, ${from}, to ${to}`,
  wrongOfficeDay: (from: string) => `Enter a day from the sending of the annex, ${from}, to today`,
  waits: 'An annex signed on paper waits to be confirmed',
  scanOf: (number: string) => `Scan of annex ${number}`,
} satisfies typeof pl;

export const annexPaperMessages: Messages<typeof pl> = { pl, en };
