import { Readable } from 'node:stream';
import {
  reportDefinitions as contract,
  REPORT_PDF_ROWS,
  type ReportFormat,
  type ReportSettings,
  type SheetFormat,
} from '@urzad/contract';
import { momentText } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../api-error';
import { isAddressValid, signedAddress } from '../../files/signed-address';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { type StreamedSheet, streamSheet } from '../../spreadsheets/streamed-sheet';
import { caged, dispositionOf } from '../uploads/public';
import { type Asked, askedOf, askerOf, viewerOf } from './asked';
import { countedSheet, withProgress } from './file-progress';
import { countRows } from './read-rows';
import { pdfOfReport } from './report-pdf';
import { sheetOfReport } from './report-sheet';
import type { ReportViewer } from './report-source';

/** A longer file no spreadsheet of an office opens well; a filter makes it shorter. */
const ROWS_MAX = 100_000;
const FILE_PATH = '/api/raportconfig/file';
const MIMES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** What an address of a file says: it carries no session, so it names its reader too. */
interface Run {
  source: string;
  settings: ReportSettings;
  format: ReportFormat;
  title?: string | undefined;
  viewer: ReportViewer;
}

/** Not in the contract: clients get these addresses ready made, and they serve no JSON. */
const file = {
  method: 'GET',
  url: FILE_PATH,
  config: { errors: ['no-privilege', 'object-no-exist'] },
  schema: {
    tags: ['raportconfig'],
    summary: 'A report as a file, by the signed address that its export gives',
    querystring: z.strictObject({
      run: z.string().check(z.regex(/^[\w-]{1,12000}$/)),
      expires: z.coerce.number().check(z.int()),
      signature: z.string().check(z.maxLength(100)),
      progress: z.optional(z.literal('yes')),
    }),
  },
} as const;

/** Reports as files. The log tells who took which one, as it then lies outside the portal. */
export const reportExportRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.export,
    onRequest: app.requirePrivilege('report_export'),
    handler: async (request) => {
      const { user, body } = request;
      refuseActing(user);
      const run = { ...body, viewer: viewerOf(user) };
      const asked = await askedRun(app, run);
      const rows = await countRows(app.db, asked, ROWS_MAX);
      if (rows > ROWS_MAX) throw new ApiError('not-valid', { filters: 'is-too-big' });
      const { filters, columns, groups, operations } = body.settings;
      // Reckoned now, so that too many groups are refused in words and not as a download that breaks off.
      if (groups.length > 0) await sheetOfReport(app.db, asked, body.settings);
      // Groups are few, of however many rows they are made.
      if (body.format === 'pdf' && groups.length === 0 && rows > REPORT_PDF_ROWS)
        throw new ApiError('not-valid', { format: 'is-too-big' });
      await app.write(request, async (_, note) =>
        note({
          event: 'raportconfig.export',
          obj_type: 'raportconfig',
          diff: { source: body.source, format: body.format, filters, columns, groups, operations, rows },
        }),
      );
      return { data: { name: nameOf(app, run), url: addressOf(app, run), rows } };
    },
  });

  app.route({
    ...file,
    handler: async ({ query }, reply) => {
      if (!isAddressValid(pathOf(query.run), query, termsOf(app))) throw new ApiError('no-privilege');
      const run: Run = JSON.parse(Buffer.from(query.run, 'base64url').toString());
      const { viewer, settings, format, title } = run;
      const asked = await askedRun(app, run);
      const name = nameOf(app, run);
      const bytes =
        format === 'pdf'
          ? await pdfOfReport(app, asked, { viewer, settings, title, number: name.replace('.pdf', '') })
          : sheetBytes(await sheetOfReport(app.db, asked, settings), format, query);
      // Behind what may be refused: a refusal is no attachment.
      return caged(reply)
        .header('Content-Type', MIMES[format])
        .header('Content-Disposition', dispositionOf('attachment', name))
        .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes));
    },
  });
};

function sheetBytes(
  whole: StreamedSheet,
  format: SheetFormat,
  { progress }: { progress?: 'yes' | undefined },
): AsyncGenerator<Uint8Array> {
  if (progress !== 'yes') return streamSheet(whole, format);
  const { sheet, read } = countedSheet(whole);
  return withProgress(streamSheet(sheet, format), read);
}

async function askedRun(app: FastifyInstance, { viewer, source, settings }: Run): Promise<Asked> {
  return askedOf(await askerOf(app, viewer), source, settings);
}

/** `raport-claims-2027-02-10.xlsx` */
function nameOf(app: FastifyInstance, { source, format }: Run): string {
  return `raport-${source.replaceAll('_', '-')}-${momentText(app.clock.business()).slice(0, 10)}.${format}`;
}

function addressOf(app: FastifyInstance, run: Run): string {
  return signedAddress(pathOf(Buffer.from(JSON.stringify(run)).toString('base64url')), termsOf(app));
}

function pathOf(run: string): string {
  return `${FILE_PATH}?run=${run}`;
}

function termsOf({ config, clock }: FastifyInstance) {
  return { secret: config.secretKey, now: clock.now() };
}
