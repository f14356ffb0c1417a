import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { KeptReportSettings, ReportSettings, sourceCode } from '../shapes/report-shapes';
import {
  done,
  envelope,
  Id,
  IsoDateTime,
  idQuery,
  page,
  pageQuery,
  seen,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { SHEET_FORMATS } from '../shapes/sheet-shapes';
import { nothing, rowVersion } from '../step-endpoint';

const NAME_MAX = 100;

/** The files of a report. A PDF holds at most `REPORT_PDF_ROWS` rows (Order §12), a table for a spreadsheet 100,000. */
export const REPORT_FORMATS = [...SHEET_FORMATS, 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
export const REPORT_PDF_ROWS = 5000;
/**
 * With `progress=yes` behind its address a table for a spreadsheet comes in pieces, each behind a head of two numbers of
 * four bytes (big-endian): how many rows are written, and how many bytes follow.
 */
export const PROGRESS_HEAD_BYTES = 8;

const Named = z.object({ id: Id, name: z.string() });

/** A report with its filters, columns and operations, kept under a name. */
export const ReportDefinition = z.object({
  id: Id,
  row_version: z.int(),
  name: z.string(),
  /** The code of its report. */
  source: z.string(),
  /** Everybody who may see its report sees it; otherwise its owner alone. */
  shared: YesNo,
  owner: Named,
  settings: KeptReportSettings,
  mod_date: IsoDateTime,
  modified_by: z.nullable(Named),
});
export type ReportDefinition = z.infer<typeof ReportDefinition>;

const values = {
  name: z.string().check(tidyLine, seen, z.maxLength(NAME_MAX)),
  shared: YesNo,
  settings: ReportSettings,
};

/** Saved definitions of reports: one’s own and shared ones; kept with `report_config`. */
export const reportDefinitions = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/get',
    summary: 'Saved definitions, one’s own and shared ones, of the reports that the caller may see',
    schema: { querystring: pageQuery(['name'], {}), response: { 200: page(ReportDefinition) } },
    errors: ['no-login', 'no-privilege'],
  }),
  find: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/find',
    summary: 'A saved definition',
    schema: { querystring: idQuery, response: { 200: envelope(ReportDefinition) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/raportconfig/add',
    summary: 'Keeps a definition; a person has no two of one name',
    schema: {
      body: z.strictObject({ source: sourceCode, ...values }),
      response: { 200: envelope(ReportDefinition) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist'],
    idempotent: true,
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/raportconfig/set',
    summary: 'Changes a definition, if nobody else has done so since it was read',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ row_version: rowVersion, ...values }),
      response: { 200: envelope(ReportDefinition) },
    },
    errors: ['no-login', 'no-privilege', 'object-exist', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/raportconfig/delete',
    summary: 'Removes a definition',
    schema: { querystring: idQuery, body: nothing, response: { 200: done } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
    idempotent: true,
  }),
  export: defineEndpoint({
    method: 'POST',
    url: '/api/raportconfig/export',
    summary:
      'The address of a report as a file, which is written while it is downloaded; `&progress=yes` puts before each piece how many rows are written. The log keeps who took which one, with its filters and rows. Too many rows are `not-valid`: `{format: ’is-too-big’}` for a PDF, `{filters: ’is-too-big’}` for every file, too many groups `{groups: ’is-too-big’}`.',
    schema: {
      body: z.strictObject({
        source: sourceCode,
        settings: ReportSettings,
        format: z.enum(REPORT_FORMATS),
        /** Over the rows of a PDF: the name of a saved definition. Otherwise that of the report. */
        title: z.optional(values.name),
      }),
      response: { 200: envelope(z.object({ name: z.string(), url: z.string(), rows: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
} as const;
