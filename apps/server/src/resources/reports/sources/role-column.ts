import type { Option } from '@urzad/domain';
import { ROLES } from '@urzad/grants';
import type { SQL } from 'drizzle-orm';
import { type SourceColumn, text } from '../report-source';

/** Roles of the product by their stored names; a role of the office is called what the office calls it. */
const NAMES: readonly Option[] = ROLES.map(({ name: { pl, en } }) => ({ code: pl, pl, en }));

/** The name of a role. */
export function roleColumn(value: SQL): SourceColumn {
  return text('role', ['Rola', 'Role'], value, { options: NAMES });
}
