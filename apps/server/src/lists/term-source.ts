import type { ObjType, TermCode } from '@urzad/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EntityTable } from '../columns';

/** Objects of one table that have a term of one kind, as its resource gives them to the dashboard. */
export interface TermSource {
  code: TermCode;
  obj_type: ObjType;
  table: EntityTable;
  number: PgColumn;
  /** The last day, as an index of the table has it. */
  due: SQL;
  /** Whom it is about; nobody, where it is of many people. */
  person: PgColumn | null;
  /** The officer in charge, of an object that one leads. */
  owner: PgColumn | null;
  /** Those that are not settled and that the viewer sees. */
  where: SQL | undefined;
  /** Whether the office has to act, and not the other side. */
  isOfOffice: boolean;
}
