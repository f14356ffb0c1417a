import { polishSortKey } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../author';
import type { Tx } from '../db';
import { user } from '../identity/table';
import { raportConfig } from '../resources/reports/table';
import type { Seeding } from './seeding';

const MANAGER = 'kierownik@urzad.example.com';
const COMMON = { filters: {}, columns: [] };
const REPORTS = [
  {
    name: 'Refundacje według formy opieki',
    source: 'claims',
    settings: {
      ...COMMON,
      groups: ['care_form'],
      operations: ['refund_claimed.sum', 'refund_approved.sum', 'refund_approved.avg', 'esf_amount.sum'],
    },
  },
  {
    name: 'Zgłoszenia według naboru i statusu',
    source: 'registrations',
    settings: { ...COMMON, groups: ['call', 'status'], operations: ['points.avg', 'cost.sum'] },
  },
];

/** Saved reports that the manager shares, after the accounts. */
export async function seedReports(tx: Tx, { date }: Seeding): Promise<void> {
  const [manager] = await tx.select({ id: user.id }).from(user).where(eq(user.mail, MANAGER));
  if (!manager) throw new Error(`The demo data has nobody with the address ${MANAGER}.`);

  const author = { ...systemAuthor(date), id: manager.id };
  await tx.insert(raportConfig).values(
    REPORTS.map(({ name, ...report }) => ({
      ...report,
      ...createdBy(author),
      ...{ name, name_sort: polishSortKey(name), id_user: manager.id, shared: 'yes' as const },
    })),
  );
}
