import type { contractSigning as contract, ParsedQueryOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { Privilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Db, Tx } from '../../../db';
import type { NoticeText } from '../../../mail/email';
import type { Note } from '../../../unit-of-work/write';
import type { RegistrationRecord } from '../../cofunding-registrations/public';
import type { OwnerViewer, StaffViewer, Viewer } from '../policy';
import type { SignedWords } from './emails';

/** What the two sides sign: a contract or an annex, as far as its signatures go. */
export interface SignedRecord {
  id: number;
  id_application: number;
  id_user: number;
  id_registration: number;
  id_call: number;
  number: string;
  status: string;
  version_no: number;
  row_version: number;
  id_document: number | null;
  id_user_prepared: number;
  editors: number[];
  id_user_initials: number | null;
  initials_date: Date | null;
  sent_date: Date | null;
  sign_member_to: IsoDate | null;
  sign_office_to: IsoDate | null;
}

export type SigningStep = 'signMember' | 'signOffice' | 'enterPaper' | 'confirmPaper';

/** The columns that signatures write. */
export interface SignedValues {
  member_sign_date?: Date;
  sign_office_to?: IsoDate;
  conclude_date?: IsoDate;
  id_signatory?: number;
}

/** One that has both signatures. */
export interface InForce<Row extends SignedRecord = SignedRecord> {
  before: Row;
  after: Row;
  registration: RegistrationRecord;
  /** The day of the later signature. */
  concluded: IsoDate;
}

interface Page {
  rows: SignedRecord[];
  found: number;
  next?: string | undefined;
}

/**
 * One kind of object that the two sides sign: contracts and annexes have the same signatures. Its functions are those of
 * its resource; the same kind gives and takes the records.
 */
export interface SignedKind {
  entity: 'cofundingcontract' | 'cofundingannex';
  /** Who may let an unclear verdict count. */
  confirming: Privilege;
  /** The sentences that the parent and the signatory of a list confirm. */
  statement: { pl: string; version: string };
  deskStatement: { pl: string; version: string };
  /** The name of the archive of the desk. */
  archive: string;
  words: SignedWords;
  /** Where the parent signs it. */
  signPage(id: number): string;
  /** To whoever confirms a paper. */
  toConfirmPaperText(record: SignedRecord): NoticeText;

  /** @throws ApiError `object-no-exist` for a missing one and for one that this viewer may not see */
  get(db: Db, id: number, viewer: Viewer): Promise<SignedRecord>;
  getLocked(tx: Tx, id: number, viewer: Viewer): Promise<SignedRecord>;
  /** Those that wait for this side, the newest first. */
  findWaiting(
    db: Db,
    viewer: OwnerViewer | StaffViewer,
    status: 'to_member' | 'to_office',
  ): Promise<SignedRecord[]>;
  /** Those that wait for the office, the most urgent first. */
  findDesk(
    db: Db,
    asking: { viewer: StaffViewer; now: Date },
    query: ParsedQueryOf<typeof contract.desk>,
  ): Promise<Page>;
  /** What a row of the desk says of it. */
  deskFacts(record: SignedRecord): { date_from: IsoDate | null; date_to: IsoDate | null; amount_max: number };

  requireStep(step: SigningStep, record: SignedRecord, viewer: Viewer): void;
  refusalOf(record: SignedRecord, step: SigningStep, viewer: Viewer): ApiError | undefined;
  mayStep(step: SigningStep, status: string, viewer: Viewer): boolean;
  /** Locks all that the step changes, in the order of all who do. */
  lockForStep(
    tx: Tx,
    locking: { id: number; viewer: Viewer; step: SigningStep },
  ): Promise<{ record: SignedRecord; registration: RegistrationRecord }>;
  takeStep(
    tx: Tx,
    taking: { record: SignedRecord; step: SigningStep },
    change: { values?: SignedValues; by: Author },
  ): Promise<SignedRecord>;
  /** Without a new version. */
  touch(tx: Tx, id: number, by: Author): Promise<SignedRecord>;
  refuseStale(record: SignedRecord, given: { row_version: number }): void;
  noteOf(event: string, before: SignedRecord, after: SignedRecord, diff?: object): Parameters<Note>[0];
  /**
   * What it means that it is in force, in the transaction of the second signature.
   * @returns what the log says of it
   */
  putInForce(
    app: FastifyInstance,
    tx: Tx,
    inForce: InForce,
    acting: { by: Author & { id: number }; note: Note },
  ): Promise<object>;
}
