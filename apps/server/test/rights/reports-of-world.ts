import type { ReportDefinition } from '@urzad/contract';
import type { SignedIn } from '../sign-in';

/** A definition of a report as a person keeps it for themselves. */
export const NEW_REPORT = {
  name: 'Refundacje według formy opieki',
  shared: 'no' as const,
  settings: {
    filters: { status: { values: ['paid'] } },
    columns: ['number', 'refund_approved'],
    groups: ['care_form'],
    operations: ['refund_approved.sum'],
  },
};

/** A definition of the clerk, and the address of its file. */
export async function makeReports(clerk: SignedIn) {
  const { settings } = NEW_REPORT;
  const kept = await clerk.post('/api/raportconfig/add', { source: 'claims', ...NEW_REPORT });
  const report: ReportDefinition = kept.json().data;
  const exported = await clerk.post('/api/raportconfig/export', {
    source: 'claims',
    settings,
    format: 'xlsx',
  });
  return { report, reportFile: String(exported.json().data.url) };
}
