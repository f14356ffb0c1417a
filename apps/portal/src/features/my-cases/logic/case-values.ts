import type { BodyOf, officeCases } from '@urzad/contract';
import { type IsoDate, optionOf, privateNames } from '@urzad/domain';
import {
  askedByAnnex,
  askedFieldsOf,
  CASE_CHANNEL,
  CASE_KINDS,
  CASE_PRIORITY,
  type CaseForm,
  type CaseKind,
  type CaseKindInfo,
  caseErrors,
  caseFieldsOf,
  enteredErrors,
  needsStatement,
} from '@urzad/grants';
import {
  filenamesOf,
  keptLetterFiles,
  type LetterFiles,
  NO_LETTER_FILES,
} from '#shared/conversation/letter-files';
import type { KeptDraft } from '#shared/drafts/kept-draft';
import { withTexts } from '#shared/spec-form/draft-texts';

/** The form of a new case. Answers to the fields of every kind stay while another kind is looked at. */
export interface CaseValues extends LetterFiles {
  /** Empty until it is chosen. */
  kind: string;
  body: string;
  /** The office's alone. */
  channel: string;
  priority: string;
  [answer: string]: unknown;
}

const NO_ANSWERS = Object.fromEntries(
  CASE_KINDS.flatMap(({ code }) => Object.keys(caseFieldsOf(code))).map((name) => [name, '']),
);

const EMPTY: CaseValues = {
  ...NO_ANSWERS,
  ...NO_LETTER_FILES,
  kind: '',
  body: '',
  channel: 'PORTAL',
  priority: 'NORMAL',
};

export interface CaseStart {
  /** Kinds that this person may choose here. */
  offered: readonly CaseKindInfo[];
  /** The kind of the address. */
  asked: string | null;
  /** Of a case about personal data, what the address asks for. */
  right?: string | null;
  /** What changes in a contract, as the address asks. */
  change?: string | null;
  kept: KeptDraft | null;
  now: Date;
}

/** The initial values: the draft of this browser, with the kind that a link asks for. */
export function startOf({ offered, asked, right, change = null, kept, now }: CaseStart): CaseValues {
  const values = kept?.values ?? {};
  const known = { ...withTexts(EMPTY, values), ...keptLetterFiles(values, now) };
  const start = change === null ? known : { ...known, change };
  const kind = [asked, start.kind].find((code) => offered.some((one) => one.code === code));

  const isRight =
    kind === 'RODO' && optionOf(caseFieldsOf('RODO').right?.options ?? [], right ?? '') !== undefined;
  return { ...start, kind: kind ?? '', ...(isRight && { right }) };
}

const PRIVATE = CASE_KINDS.flatMap(({ code }) => privateNames(caseFieldsOf(code)));

/** What a browser that others use may store of a case (Order §2). */
export function withoutPrivateAnswers(values: CaseValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !PRIVATE.includes(name)));
}

/** Whether something was typed or attached; a chosen kind alone is none of it. */
export function hasWords(values: Readonly<Record<string, unknown>>): boolean {
  return [...Object.keys(NO_ANSWERS), 'body', 'filenames', 'audio', 'video'].some(
    (name) => String(values[name] ?? '').trim() !== '',
  );
}

/** The errors of a form; a case without a kind has that one alone. What the office enters came in signed. */
export function valueErrors(
  values: CaseValues,
  { today, isStaff }: { today: IsoDate; isStaff: boolean },
): Record<string, string> {
  const kind = findKind(values.kind);
  if (!kind) return { kind: 'is-empty' };

  const form = answersOf(kind.code, values);
  const files = filenamesOf(values).length;
  const channel = optionOf(CASE_CHANNEL, values.channel)?.code;
  return {
    ...caseErrors(kind.code, { form, body: letterOf(kind.code, values), files }, today),
    ...(isStaff && enteredErrors(kind.code, { form, channel, files })),
  };
}

type Opened = Omit<BodyOf<typeof officeCases.add>, 'obj_type' | 'id_obj'>;

/** What is sent, of the chosen kind alone. Channel and priority are not the applicant's to say. */
export function bodyOf(values: CaseValues, { isStaff }: { isStaff: boolean }): Opened {
  const kind = findKind(values.kind);
  if (!kind) throw new Error('A case without a kind is not sent.');
  const channel = optionOf(CASE_CHANNEL, values.channel)?.code;
  const priority = optionOf(CASE_PRIORITY, values.priority)?.code;

  return {
    kind: kind.code,
    form: answersOf(kind.code, values),
    body: letterOf(kind.code, values),
    filenames: filenamesOf(values),
    ...(isStaff && channel && { channel }),
    ...(isStaff && priority && { priority }),
  };
}

/** Whether the applicant signs a statement before the case is sent. */
export function isToSign(values: CaseValues, isByAnnex: boolean): boolean {
  const kind = findKind(values.kind);
  if (!kind) return false;
  const answers = answersOf(kind.code, values);
  return needsStatement(kind.code, isByAnnex ? askedByAnnex(answers) : answers);
}

/** Whether a letter is asked for: a resignation says all by its answers. */
export function hasLetter(kind: CaseKind): boolean {
  return kind !== 'REZYGNACJA';
}

/** Letters are Polish (Order §10). */
const RESIGNATION_LETTER = 'Składam oświadczenie o rezygnacji z udziału w projekcie.';

function letterOf(kind: CaseKind, { body }: Pick<CaseValues, 'body'>): string {
  return !hasLetter(kind) && body.trim() === '' ? RESIGNATION_LETTER : body;
}

export function findKind(code: string): CaseKindInfo | undefined {
  return optionOf(CASE_KINDS, code);
}

/** The answers to the fields of one kind that are asked, without the empty ones. */
export function answersOf(kind: CaseKind, values: Readonly<Record<string, unknown>>): CaseForm {
  const asked = Object.keys(askedFieldsOf(kind, values));
  const answers = asked.map((name) => [name, String(values[name] ?? '').trim()]);

  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}
