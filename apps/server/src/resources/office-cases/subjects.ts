import type { YesNo } from '@urzad/contract';
import type { CaseForm, CaseKind } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../../db';
import type { DocumentKind, StatementData } from '../../documents/document-renderer';
import type { Acting } from './open-case';
import type { CaseRecord, SubjectRef } from './repository';

/** An object as its cases know it. */
export interface CaseSubjectInfo {
  /** `FR/1-2027/00041` */
  number: string;
  /** Its applicant. */
  id_user: number;
  /** The officer in charge. */
  id_user_owner: number | null;
  is_test: YesNo;
  id_application: number;
}

/** A case that is to be opened, about the object with this id. */
export interface CaseOpening {
  id: number;
  kind: CaseKind;
  /** The answers to the questions of the kind. */
  form: CaseForm;
  now: Date;
  /** The case itself, where it was written and is sent now. */
  id_officecase?: number;
}

/** A case that was answered. `id` is that of its object. */
export interface SettledCase {
  id: number;
  id_officecase: number;
  kind: CaseKind;
  /** What the applicant answered to the questions of the kind. */
  form: CaseForm;
  outcome: 'closed' | 'rejected';
}

/** What the applicant of a case states, which they sign before the case is sent. */
export interface CaseStatement extends Pick<StatementData, 'title' | 'facts' | 'sections'> {
  kind: Extract<DocumentKind, 'REZYGNACJA' | 'OSWIADCZENIE'>;
}

/** The rules of one kind of object that cases may be about; its resource has them. */
export interface CaseSubjectRules {
  /** Those that were sent to the office; an id that is missing has none. */
  byIds(db: Db, ids: readonly number[]): Promise<Map<number, CaseSubjectInfo>>;
  /**
   * Locks the object, so that of two cases opened at once the second sees the first.
   * @throws ApiError `illegal-step` `{reason}` when a case of this kind cannot be opened about it
   */
  refuseOpening(tx: Tx, opening: CaseOpening): Promise<void>;
  /** The answers as the case keeps them: with what the object adds to them. @default as they were given */
  keptForm?(db: Db, opening: Pick<CaseOpening, 'id' | 'kind' | 'form'>): Promise<CaseForm>;
  /** The statement that an applicant signs before such a case is sent; nothing where none is needed. */
  statementOf?(db: Db, opening: CaseOpening): Promise<CaseStatement | undefined>;
  /** What an answer to a case does to its object. */
  onSettled?(app: FastifyInstance, tx: Tx, settled: SettledCase & Acting): Promise<void>;
}

export type CaseSubjects = Readonly<Record<SubjectRef['obj_type'], CaseSubjectRules>>;

/** The numbers of the objects of cases, by the ids of the cases. */
export async function numbersOf(
  subjects: CaseSubjects,
  db: Db,
  records: readonly Pick<CaseRecord, 'id' | 'obj_type' | 'id_obj'>[],
): Promise<Map<number, string>> {
  const numbers = new Map<number, string>();
  for (const [obj_type, rules] of Object.entries(subjects)) {
    const about = records.filter((record) => record.obj_type === obj_type);
    const found = await rules.byIds(db, [...new Set(about.flatMap(({ id_obj }) => id_obj ?? []))]);
    for (const { id, id_obj } of about) {
      const number = id_obj === null ? undefined : found.get(id_obj)?.number;
      if (number !== undefined) numbers.set(id, number);
    }
  }
  return numbers;
}
