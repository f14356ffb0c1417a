import type { YesNo } from '@urzad/contract';
import type { CaseKind } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../../db';
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

/** The rules of one kind of object that cases may be about; its resource has them. */
export interface CaseSubjectRules {
  /** Those that were sent to the office; an id that is missing has none. */
  byIds(db: Db, ids: readonly number[]): Promise<Map<number, CaseSubjectInfo>>;
  /**
   * Locks the object, so that of two cases opened at once the second sees the first.
   * @throws ApiError `illegal-step` `{reason}` when a case of this kind cannot be opened about it
   */
  refuseOpening(tx: Tx, opening: { id: number; kind: CaseKind; now: Date }): Promise<void>;
  /** What an answer to a case does to its object. */
  onSettled(
    app: FastifyInstance,
    tx: Tx,
    settled: { id: number; kind: CaseKind; outcome: 'closed' | 'rejected' } & Acting,
  ): Promise<void>;
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
