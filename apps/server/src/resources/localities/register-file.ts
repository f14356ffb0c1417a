import type { RegisterRefusal } from '@urzad/contract';
import { type CommuneKind, communeCode, findCommune } from '@urzad/domain';
import type { RegisteredLocality } from './repository';

/** The files cannot be imported: the message is a whole sentence for the person who runs the command. */
export class ImportRefused extends Error {
  /** The same for the screen, which has its own words. */
  readonly said: RegisterRefusal | undefined;

  constructor(message: string, said?: RegisterRefusal) {
    super(message);
    this.said = said;
  }
}

const TERC = ['WOJ', 'POW', 'GMI', 'RODZ', 'NAZWA', 'NAZWA_DOD', 'STAN_NA'] as const;
const SIMC = ['WOJ', 'POW', 'GMI', 'RODZ_GMI', 'RM', 'MZ', 'NAZWA', 'SYM', 'SYMPOD', 'STAN_NA'] as const;

/** `RODZ` of a whole commune; 4 and 5 are the town and the rest of an urban-rural one. */
const KINDS: Readonly<Record<string, CommuneKind>> = {
  '1': 'miejska',
  '2': 'wiejska',
  '3': 'miejsko-wiejska',
};

export interface RegisterFiles {
  /** Texts of the files of eteryt.stat.gov.pl. */
  terc: string;
  simc: string;
  /** TERC code of the voivodeship; the rest of the country is left out. */
  voivodeship: string;
}

/**
 * The places of the voivodeship in the registers TERC and SIMC. Parts of places are skipped: their `SYMPOD` is the
 * identifier of another place.
 * @throws ImportRefused
 */
export function localitiesOfRegister({ terc, simc, voivodeship }: RegisterFiles): RegisteredLocality[] {
  const communes = communesOf(rowsOf(terc, 'TERC', TERC), voivodeship);
  const found = new Map<string, RegisteredLocality>();
  for (const { line, WOJ, POW, GMI, NAZWA, SYM, SYMPOD } of rowsOf(simc, 'SIMC', SIMC)) {
    if (WOJ !== voivodeship || SYM !== SYMPOD) continue;
    const community = communes.get(`${WOJ}${POW}${GMI}`);
    if (!community) {
      throw new ImportRefused(`Line ${line} of SIMC: TERC has no commune ${WOJ}${POW}${GMI} (${NAZWA}).`, {
        ...{ file: 'SIMC', reason: 'commune', line, name: NAZWA },
      });
    }
    if (!/^[0-9]{7}$/.test(SYM) || NAZWA === '') {
      throw new ImportRefused(`Line ${line} of SIMC: a place needs a name and a SYM of seven digits.`, {
        ...{ file: 'SIMC', reason: 'place', line },
      });
    }
    // Two hamlets of one commune may share a name: an address cannot tell them apart.
    const key = `${NAZWA}|${community}`;
    if (!found.has(key)) found.set(key, { name: NAZWA, community, sym: SYM });
  }
  if (found.size === 0) {
    throw new ImportRefused(`SIMC has no place of the voivodeship ${voivodeship}.`, {
      ...{ file: 'SIMC', reason: 'empty' },
    });
  }
  return [...found.values()];
}

/** Codes of GMINY by the numbers of TERC. */
function communesOf(rows: readonly Row<(typeof TERC)[number]>[], voivodeship: string): Map<string, string> {
  const communes = new Map<string, string>();
  for (const { line, WOJ, POW, GMI, RODZ, NAZWA } of rows) {
    const kind = KINDS[RODZ];
    if (WOJ !== voivodeship || GMI === '' || !kind) continue;
    const code = communeCode(`${WOJ}${POW}`, NAZWA, kind);
    if (!findCommune(code)) {
      throw new ImportRefused(
        `Line ${line} of TERC: the commune ${NAZWA} (${kind}) of district ${WOJ}${POW} is not in the dictionary GMINY.`,
        { file: 'TERC', reason: 'unknown-commune', line, name: NAZWA },
      );
    }
    communes.set(`${WOJ}${POW}${GMI}`, code);
  }
  return communes;
}

type Row<Column extends string> = Record<Column, string> & { line: number };

/** Semicolons between the columns, UTF-8 with or without a byte order mark; cells may be quoted. */
function rowsOf<Column extends string>(
  text: string,
  name: RegisterRefusal['file'],
  columns: readonly Column[],
): Row<Column>[] {
  if (text.includes('\ufffd')) {
    throw new ImportRefused(`${name} is not a text in UTF-8.`, { file: name, reason: 'encoding' });
  }
  const [header = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (cellsOf(header).join(';') !== columns.join(';')) {
    throw new ImportRefused(`${name} has to begin with the columns ${columns.join(';')}.`, {
      ...{ file: name, reason: 'header' },
    });
  }
  return lines.flatMap((row, at) => {
    if (row.trim() === '') return [];
    const cells = cellsOf(row);
    const line = at + 2;
    if (cells.length !== columns.length) {
      throw new ImportRefused(
        `Line ${line} of ${name} has ${cells.length} columns instead of ${columns.length}.`,
        { file: name, reason: 'columns', line },
      );
    }
    const entries = columns.map((column, index) => [column, cells[index] ?? '']);
    // Every column was given its cell, which the type of fromEntries cannot express.
    return [{ ...(Object.fromEntries(entries) as Record<Column, string>), line }];
  });
}

function cellsOf(row: string): string[] {
  return row.split(';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}
