/** The kinds of documents made today (`basedocument.kind`). A new kind needs its data below and a template. */
export type DocumentKind = keyof DocumentData;

export interface DocumentData {
  FORMULARZ: RecruitmentFormData;
  KLAUZULA: InformationClauseData;
  POTWIERDZENIE_ZLOZENIA: ReceiptData;
  PISMO: LetterData;
  PERSONAL_DATA: PersonalDataFormData;
  UMOWA: ContractData;
  /** An annex has the layout of the contract (D6a). */
  ANEKS: ContractData;
  ROZLICZENIE: ClaimData;
  /** Of a participant: that they resign (D4). */
  REZYGNACJA: StatementData;
  /** Of a participant: that an account or a name has changed (D14). */
  OSWIADCZENIE: StatementData;
  LISTA_RANKINGOWA: RankingListData;
  LISTA_WYPLAT: PaymentListData;
  /** What proves the signatures of a document (D11). */
  KARTA_PODPISU: LetterData;
}

/** What the office prints and does not keep: texts, empty forms, summaries. They are no documents of an object. */
export interface PrintedData {
  ZASWIADCZENIE: CertificateData;
  WZOR: BlankData;
  MOJE_DANE: OwnDataSummary;
  RAPORT: ReportData;
  /** A contract, or an annex, that is not initialled yet. */
  UMOWA: ContractData;
  ANEKS: ContractData;
}

export interface RenderedDocument {
  pdf: Uint8Array;
  /** Lower-case hex digest of `pdf`: shown to the signer and kept as evidence. */
  sha256: string;
  /** Name of the template's edition and a digest of its source, so that a changed template is noticed. */
  template_version: string;
}

/**
 * Makes the office's documents: tagged PDF/UA-1 in Polish, the same bytes for the same data.
 *
 * @throws Error when a template refuses the data; the message names the template and the place.
 */
export interface DocumentRenderer {
  render<Kind extends DocumentKind>(kind: Kind, data: DocumentData[Kind]): Promise<RenderedDocument>;
  print<Kind extends keyof PrintedData>(kind: Kind, data: PrintedData[Kind]): Promise<Uint8Array>;
}

/** The office as its documents show it. Every value is configuration. */
export interface OfficeData {
  name: string;
  address: string;
  mail: string;
  phone: string;
  /** Words beside the programme's mark in the funding strip (Annex IX of Regulation 2021/1060). */
  programme: string;
  region: string;
}

/** Where whoever holds the document learns whether it is the office's. */
export interface VerifyMark {
  href: string;
  /** The address as a QR code, an SVG drawing. */
  code: string;
}

/** What every document carries: the office on top, number, version and day in the footer. */
export interface DocumentFrame {
  office: OfficeData;
  number: string;
  version: number;
  /** Printed at the end of a document that the portal can verify; texts and empty forms have none. */
  verify?: VerifyMark;
  /** Business time of making. It is part of the data, so a repeated request gives the same bytes. */
  created: Date;
}

export interface LabelledValue {
  label: string;
  /** Text as shown; an empty one is printed as „nie podano”. */
  value: string;
}

export type FormBlock = { title?: string } & (
  | { kind: 'fields'; rows: LabelledValue[] }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'declarations'; items: { text: string; answer: string }[] }
  | { kind: 'text'; text: string }
);

/** Recruitment form (D5). Sections are numbered I, II, III… in the order given. */
export interface RecruitmentFormData extends DocumentFrame {
  call: string;
  applicant: string;
  sections: { title: string; blocks: FormBlock[] }[];
}

/** Form of participant's data (D7), for the European fund. */
export interface PersonalDataFormData extends DocumentFrame {
  call: string;
  registration: string;
  applicant: string;
  sections: { title: string; blocks: FormBlock[] }[];
  /** The sentence that the participant signs. */
  statement: string;
}

export interface ClauseSection {
  title: string;
  paragraphs: string[];
  points: string[];
}

/** Information clause (D8); its sections are made by `informationClause`. */
export interface InformationClauseData extends DocumentFrame {
  reader: string;
  registration: string;
  sections: ClauseSection[];
  /** The sentence that the reader signs. */
  statement: string;
}

/** Receipt of submission (D11, UPO). */
export interface ReceiptData extends DocumentFrame {
  applicant: string;
  case_sign: string;
  /** The server's time of submission: the order of registrations follows from its milliseconds. */
  sent: Date;
  /** What follows from the submission, or to what it belongs. */
  note: string;
  subject: {
    number: string;
    kind: string;
    call: string;
    version: number;
    /** The number of the document that was submitted. */
    document: string;
    /** The signed file, as the person has it. */
    file: { name: string; sha256: string };
    /** Of the bytes that were shown to the signer, before the seal was added to them. */
    sha256: string;
  };
  /** How the document was signed, by whom and when, as lines to print. */
  signature: LabelledValue[];
}

/** A letter of the office about one object (D13): what it decided, why, and what can be done about it. */
export interface LetterData extends DocumentFrame {
  title: string;
  applicant: string;
  /** What it is about, as lines to print. */
  subject: LabelledValue[];
  sections: { title: string; paragraphs: string[] }[];
}

export type ContractBlock =
  | Extract<BlankBlock, { kind: 'statements' | 'signature' }>
  | { kind: 'facts'; rows: LabelledValue[] }
  | { kind: 'table'; columns: string[]; rows: string[][] };

/** The contract of a participant (D6). */
export interface ContractData extends DocumentFrame {
  title: string;
  sections: { title: string; blocks: ContractBlock[] }[];
}

/** The claim of a month (D10). */
export interface ClaimData extends DocumentFrame {
  /** `ROZ/0041/2027-01/1` */
  claim: string;
  /** Whose claim of which month it is, as lines to print. */
  facts: LabelledValue[];
  sections: { title: string; blocks: FormBlock[] }[];
  /** The sentence that the participant signs. */
  statement: string;
}

/** The statement of a participant in a case (D4, D14). */
export interface StatementData extends DocumentFrame {
  title: string;
  /** Who states it, about which contract, as lines to print. */
  facts: LabelledValue[];
  sections: { title: string; blocks: FormBlock[] }[];
  /** The sentence that the participant signs. */
  statement: string;
}

/** The published list of a call (D12): numbers of applications, and nothing about a person. */
export interface RankingListData extends DocumentFrame {
  title: string;
  /** What it is a list of, as lines to print. */
  subject: LabelledValue[];
  notes: string[];
  /** One for each list, in its order. */
  sections: { title: string; rows: [number: string, points: string, result: string][] }[];
}

/** A payment list (D15). Amounts are text as shown. */
export interface PaymentListData extends DocumentFrame {
  title: string;
  subject: LabelledValue[];
  items: {
    no: string;
    claim: string;
    receiver: string;
    account: string;
    /** Beside the account; empty where there is nothing to notice. */
    note: string;
    esf: string;
    state: string;
    amount: string;
  }[];
  totals: { esf: string; state: string; amount: string };
  /** The sum in words. */
  words: string;
  /** Who checked and approved it, and when. */
  approvals: LabelledValue[];
}

/** The form of a certificate (D2, D3): known values are printed, the others are lines to write on. */
export interface CertificateData extends DocumentFrame {
  title: string;
  /** The person or body that fills it in, and the purpose. */
  lead: string;
  /** The sections of each: one certificate, or one for each child. */
  certificates: { title: string; rows: LabelledValue[] }[][];
  /** Under the line of the signature. */
  signature: string;
}

/** One block of a public document. */
export type BlankBlock =
  /** Numbered where there are several, each with a list under it where it names several things. */
  | { kind: 'statements'; items: { text: string; points: readonly string[] }[] }
  /** Labels of lines to write on. */
  | { kind: 'fields'; rows: string[] }
  /** Answers to tick; a single one needs no question. */
  | { kind: 'choices'; question: string; options: string[] }
  | { kind: 'signature'; text: string };

export interface BlankSection {
  title: string;
  blocks: BlankBlock[];
}

/** A text of the office for everybody, or an empty form (D1, D4-D9). */
export interface BlankData extends DocumentFrame {
  title: string;
  lead: string;
  /** The document itself has no title; attachments have one, and a page of their own. */
  parts: { title: string; sections: BlankSection[] }[];
}

/** A report as it stands on its screen: what was asked for, and the answer. */
export interface ReportData extends DocumentFrame {
  title: string;
  /** The filters in words, and who asked when, as lines to print. */
  subject: LabelledValue[];
  /** What the operations say of all rows. */
  totals: LabelledValue[];
  /** How many rows there are, in words. */
  result: string;
  /** Wide tables stand on a wider sheet, with smaller letters. A word longer than `letters` may break anywhere. */
  sheet: { paper: 'a4' | 'a3'; flipped: boolean; points: number; letters: number };
  columns: { header: string; atEnd: boolean }[];
  rows: string[][];
  /** The last row sums up all others. */
  hasTotal: boolean;
}

/** The summary of a copy of one person's data (RODO art. 15). */
export interface OwnDataSummary extends DocumentFrame {
  title: string;
  lead: string;
  sections: { title: string; paragraphs: string[]; rows: LabelledValue[] }[];
}
