import { type FilterValue, REPORT_PDF_ROWS, type ReportSettings } from '@urzad/contract';
import { type CountedWord, columnText, momentText, numberText, optionText, pluralOf } from '@urzad/domain';
import { Semaphore } from 'async-mutex';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { LabelledValue, ReportData } from '../../documents/document-renderer';
import { officeOf } from '../../office';
import { namesOf } from '../users/public';
import type { Asked } from './asked';
import { headerOf, sheetOfReport, shownCell } from './report-sheet';
import type { ReportViewer, SourceFilter } from './report-source';
import { operatedOf, summarise } from './summarise';

/** Thousands of rows take seconds and a thread of their own: one after the other leaves the second core to everybody. */
const places = new Semaphore(1);
/** More that wait would wait too long for a person, and each is a query and a document that are still to come. */
const WAITING_MAX = 10;
let inside = 0;
const ROW: CountedWord = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };
const GROUP: CountedWord = { one: 'grupa', few: 'grupy', many: 'grup' };

interface Printed {
  viewer: ReportViewer;
  settings: ReportSettings;
  /** The name of a saved definition. */
  title: string | undefined;
  /** In the footer. */
  number: string;
}

type App = Pick<FastifyInstance, 'db' | 'documents' | 'clock'>;

/**
 * A report as a tagged PDF with the same rows, or groups, as its files for a spreadsheet have. Its rows are read in its turn,
 * so those that wait hold none.
 * @throws ApiError `server` when too many wait
 */
export async function pdfOfReport(app: App, asked: Asked, printed: Printed): Promise<Uint8Array> {
  if (inside > WAITING_MAX) throw new ApiError('server', null, { status: 503, retryAfter: 10 });
  inside += 1;
  try {
    return await places.runExclusive(() => printedReport(app, asked, printed));
  } finally {
    inside -= 1;
  }
}

async function printedReport(
  app: App,
  asked: Asked,
  { viewer, settings, title, number }: Printed,
): Promise<Uint8Array> {
  const { columns, parts } = await sheetOfReport(app.db, asked, settings);
  const isGrouped = settings.groups.length > 0;
  const sheet = sheetFor(columns.length);
  const rows: string[][] = [];
  for await (const part of parts) {
    const texts = part.map((row) => columns.map(({ type }, at) => cellOf(columnText(type, row[at]), sheet)));
    rows.push(...texts.slice(0, REPORT_PDF_ROWS - rows.length));
    // More rows have come since they were counted.
    if (rows.length === REPORT_PDF_ROWS) break;
  }
  const count = isGrouped ? rows.length - 1 : rows.length;
  const created = app.clock.business();
  const { data: office } = await officeOf(app.db, viewer.id_application);
  const names = await namesOf(app.db, [viewer.id_user]);
  const [sourceName] = asked.source.name;

  const totals = isGrouped ? [] : await totalsOf(app, asked, settings);

  return app.documents.print('RAPORT', {
    ...{ office, number, version: 1, created, sheet, rows },
    title: title ?? sourceName,
    subject: [
      { label: 'Raport', value: sourceName },
      ...filterLines(asked.source.filters, settings.filters),
      {
        label: 'Kto i kiedy pobrał',
        value: `${names.get(viewer.id_user) ?? ''}, ${momentText(created).slice(0, 16)}`,
      },
    ],
    totals,
    result: `Wynik: ${`${numberText(count)} ${pluralOf(count, isGrouped ? GROUP : ROW)}`}`,
    columns: columns.map(({ header, type }) => ({ header, atEnd: type === 'number' || type === 'price' })),
    hasTotal: isGrouped,
  } satisfies ReportData);
}

type Sheet = ReportData['sheet'];

/** By the number of columns. The letters are those that a column of even width holds. */
function sheetFor(columns: number): Sheet {
  if (columns <= 6) return { paper: 'a4', flipped: false, points: 8, letters: 17 };
  if (columns <= 10) return { paper: 'a4', flipped: true, points: 7.5, letters: 16 };
  return { paper: 'a3', flipped: true, points: 6.5, letters: Math.max(4, Math.floor(316 / columns) - 2) };
}

/** An amount in a narrow column may break between its thousands. */
function cellOf(text: string, { paper }: Sheet): string {
  return paper === 'a3' ? text.replaceAll('\u00a0', ' ') : text;
}

async function totalsOf(
  { db }: Pick<FastifyInstance, 'db'>,
  asked: Asked,
  settings: ReportSettings,
): Promise<LabelledValue[]> {
  const operations = operatedOf(asked, settings.operations);
  if (operations.length === 0) return [];
  const { total } = await summarise(db, asked, { groups: [], operations });
  return operations.map((operated, at) => ({
    label: headerOf(operated),
    value: columnText(operated.column.type, shownCell(operated.column, total.values[at] ?? null)) || '–',
  }));
}

/** Filters in words; one that leaves nothing out is not told. */
function filterLines(filters: readonly SourceFilter[], given: ReportSettings['filters']): LabelledValue[] {
  const lines = filters.map((filter) => ({
    label: filter.name[0],
    value: filterText(filter, given[filter.code] ?? {}),
  }));
  const told = lines.filter(({ value }) => value !== '');
  return told.length > 0 ? told : [{ label: 'Filtry', value: 'bez filtrów' }];
}

function filterText(filter: SourceFilter, { values = [], text = '', from, to }: FilterValue): string {
  if (filter.type === 'text') return text.trim();
  if (filter.type === 'options')
    return values.map((value) => optionText(filter.options, value, 'pl')).join(', ');
  return [from && `od ${columnText('date', from)}`, to && `do ${columnText('date', to)}`]
    .filter(Boolean)
    .join(' ');
}
