import { encodedText } from '../../../encoded-text';
import { type BankOrder, branchOf, type Transfer } from './bank-order';

/** An order of a transfer, and its kind: an ordinary one, neither to the tax office nor to the social insurance. */
const TRANSFER = '110';
const ORDINARY = '51';

/** Name, address and title are four lines of 35 letters. */
const LINE_LENGTH = 35;
const LINES = 4;

/**
 * Elixir-0, the text that Polish banks take: a line for each transfer, its fields separated by commas, texts in
 * quotation marks, and the lines of a text by `|`. Amounts are whole grosze.
 */
export function elixirFile(order: BankOrder, encoding: string): Buffer {
  const text = order.transfers.map((transfer) => `${lineOf(order, transfer)}\r\n`).join('');
  return encodedText(text, encoding);
}

function lineOf({ date, payer }: BankOrder, { account, receiver, amount, title }: Transfer): string {
  return [
    TRANSFER,
    date.replaceAll('-', ''),
    String(amount),
    branchOf(payer.account),
    '0',
    quoted(payer.account),
    quoted(account),
    quoted(linesOf([payer.name, payer.address])),
    quoted(linesOf([receiver])),
    '0',
    branchOf(account),
    quoted(linesOf([title])),
    ...['""', '""', quoted(ORDINARY), '""'],
  ].join(',');
}

/** Parts of a field, each on lines of its own. What does not fit is cut, as a bank would refuse the line. */
function linesOf(parts: readonly string[]): string {
  return parts
    .flatMap((part) => wrapped(plain(part)))
    .slice(0, LINES)
    .join('|');
}

/** Between words; a word that is longer than a line is broken. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(pieces)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if ([...longer].length <= LINE_LENGTH) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string): string[] {
  const letters = [...word];
  const count = Math.max(1, Math.ceil(letters.length / LINE_LENGTH));
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * LINE_LENGTH, (at + 1) * LINE_LENGTH).join(''),
  );
}

/**
 * Signs that have a meaning in the format, and what is no letter of a line. Compatible forms become what the encoding
 * would make of them, as `＂` becomes a quotation mark.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('"', "'")
    .replace(/[|\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

function quoted(text: string): string {
  return `"${text}"`;
}
