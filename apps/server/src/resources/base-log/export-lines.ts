import type { LogChange } from '@urzad/contract';
import { csvText, momentText } from '@urzad/domain';
import { logEventName, logFieldName, logFieldValue, logObjectName } from '@urzad/grants';
import type { SQL } from 'drizzle-orm';
import type { LogRow } from '../../audit-log/chain';
import type { Db } from '../../db';
import { csvLines } from '../../spreadsheets/spreadsheet';
import { shownChanges } from './entry-changes';
import { entryRows } from './entry-view';
import { newestFirst } from './find-log-page';

const BATCH = 1_000;

/** Files of the office are in Polish, like its letters. */
const HEAD = [
  ...['Numer', 'Czas', 'Poziom', 'Zdarzenie', 'Kod zdarzenia', 'Kto', 'W imieniu'],
  ...['Adres IP', 'Rodzaj obiektu', 'Obiekt', 'Zmiany', 'Żądanie', 'Numer żądania', 'Skrót'],
];
const LEVELS = { info: 'zwykły', warning: 'ostrzeżenie' };
const HIDDEN = 'treść niedostępna';

interface Exporting {
  seesSensitive: boolean;
  limit: number;
}

/** The file piece by piece: its head, then batches from the newest entry on. No cell is ever a formula. */
export async function* exportLines(
  db: Db,
  where: SQL | undefined,
  { limit, ...reader }: Exporting,
): AsyncGenerator<string> {
  yield csvText([HEAD]);
  for await (const rows of newestFirst(db, where, { limit, batch: BATCH })) {
    yield csvLines(await linesOf(db, rows, reader));
  }
}

async function linesOf(db: Db, rows: readonly LogRow[], reader: { seesSensitive: boolean }) {
  const views = await entryRows(db, rows);
  return rows.flatMap((row, at) => {
    const view = views[at];
    if (!view) return [];
    const { object } = view;
    return [
      [
        String(row.id),
        exactText(row.date),
        LEVELS[row.level],
        logEventName(row.event, 'pl'),
        row.event,
        (view.acting ?? view.person)?.name ?? 'serwer',
        (view.acting && view.person?.name) ?? '',
        row.ip ?? '',
        object ? logObjectName(object.type, 'pl') : '',
        object ? (object.name ?? String(object.id ?? '')) : '',
        shownChanges(row, reader).map(changeText).join('; '),
        [row.method, row.path].filter(Boolean).join(' '),
        row.request_id ?? '',
        row.hash,
      ],
    ];
  });
}

function changeText({ field, before, after, hidden }: LogChange): string {
  const name = logFieldName(field, 'pl');
  if (hidden === 'yes') return `${name}: ${HIDDEN}`;
  const textOf = (value: string | null) => logFieldValue(field, value, 'pl') ?? 'brak';
  const now = textOf(after);
  return before === undefined ? `${name}: ${now}` : `${name}: ${textOf(before)} → ${now}`;
}

function exactText(moment: Date): string {
  return `${momentText(moment)}.${String(moment.getUTCMilliseconds()).padStart(3, '0')}`;
}
