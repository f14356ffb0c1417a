/** A letter for one that an encoding does not have. */
const REPLACEMENT = '?';

/** Whether it is a known encoding of one byte for each letter, ASCII among them. */
export function isSingleByteEncoding(label: string): boolean {
  try {
    return tableOf(label).size > 128;
  } catch {
    // A label that nobody knows.
    return false;
  }
}

/**
 * A text in an encoding of one byte for each letter. A letter that it does not have is written without its marks (`ñ` as
 * `n`), and where that does not help as a question mark: a bank would refuse the whole file for one byte.
 */
export function encodedText(text: string, label: string): Buffer {
  const table = tableOf(label);
  const bytes = [...text.normalize('NFC')].flatMap((letter) => bytesOf(letter, table));
  return Buffer.from(bytes);
}

function bytesOf(letter: string, table: ReadonlyMap<string, number>): number[] {
  const byte = table.get(letter);
  if (byte !== undefined) return [byte];
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  const found = [...plain].flatMap((part) => table.get(part) ?? []);
  return found.length > 0 ? found : [...REPLACEMENT].flatMap((part) => table.get(part) ?? []);
}

const tables = new Map<string, ReadonlyMap<string, number>>();

/** The bytes of an encoding by their letters, as its decoder reads them. @throws RangeError for an unknown label */
function tableOf(label: string): ReadonlyMap<string, number> {
  const known = tables.get(label);
  if (known) return known;
  const decoder = new TextDecoder(label);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const table = new Map(
    bytes.flatMap((byte): [string, number][] => {
      const letter = decoder.decode(Uint8Array.of(byte));
      return letter.length === 1 && letter !== '\ufffd' ? [[letter, byte]] : [];
    }),
  );
  tables.set(label, table);
  return table;
}
