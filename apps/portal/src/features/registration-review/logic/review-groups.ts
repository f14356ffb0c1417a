import type { Registration } from '@urzad/contract';
import { formatMoney, type IsoDate, type Locale, optionText } from '@urzad/domain';
import {
  changedPaths,
  FILE_KIND,
  namesIn,
  type OfficeWords,
  REVIEWED_ATTACHMENTS,
  type RegistrationRow,
  registrationFieldLabel,
  registrationRows,
  registrationSteps,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { reviewMessages } from '../messages/review';

export interface ReviewGroup {
  id: string;
  title: string;
  rows: ReviewedRow[];
}

/** One answer. */
export interface ReviewedRow {
  path: string;
  label: string;
  text: string;
  /** The answer before the correction. */
  previous?: string;
  /** The remark before the correction, and its explanation. */
  asked?: string;
  explanation?: string;
}

/** The fields of a registration that the review reads. */
export interface Reviewed extends Pick<Registration, 'form' | 'previous_form' | 'answered_remarks'> {
  call: Pick<Registration['call'], 'params'>;
  attachments: readonly Pick<Registration['attachments'][number], 'kind'>[];
}

interface Reading {
  locale: Locale;
  today: IsoDate;
  /** Answers about health and hardship are for staff with the privilege (Process §4.2). */
  seesSensitive: boolean;
  /** What the office calls the choices. */
  words: OfficeWords;
}

/** The answers by the sections of the form; those about children child by child. */
export function reviewGroups(registration: Reviewed, reading: Reading): ReviewGroup[] {
  const form = formOfDraft(registration.form);
  const words = reviewMessages[reading.locale];
  const before = answersBefore(registration, reading);
  const asked = askedBefore(registration);
  const answers = registrationSteps.flatMap((step): ReviewGroup[] => {
    const rows = registrationRows(step.number, form, reading);
    const title = step[reading.locale];
    const rowsOf = (whose: number | null) =>
      rows
        .filter(({ child }) => child === whose)
        .map((row) => ({
          ...told(row, registration, reading),
          ...before.get(row.path),
          ...asked.get(row.path),
        }));
    const ofChildren = form.children.map(({ firstname }, at) => ({
      id: `${step.code}-${at}`,
      title: `${title}: ${firstname || words.child(at + 1)}`,
      rows: rowsOf(at),
    }));

    return [{ id: step.code, title, rows: rowsOf(null) }, ...ofChildren].filter(
      (group) => group.rows.length > 0,
    );
  });

  const attachments = { ...attachmentsRow(registration, reading), ...asked.get(REVIEWED_ATTACHMENTS) };
  return [...answers, { id: REVIEWED_ATTACHMENTS, title: words.attachmentsTitle, rows: [attachments] }];
}

/** The former answers of corrected fields, by their paths. */
function answersBefore(registration: Reviewed, reading: Reading): ReadonlyMap<string, { previous: string }> {
  const { form, previous_form } = registration;
  if (!previous_form) return new Map();

  const previous = formOfDraft(previous_form);
  const changed = new Set(changedPaths(previous, formOfDraft(form)));
  const rows = registrationSteps.flatMap(({ number }) => registrationRows(number, previous, reading));

  return new Map(
    rows
      .filter((row) => changed.has(row.path))
      .map((row) => [
        row.path,
        { previous: told(row, { ...registration, form: previous_form }, reading).text },
      ]),
  );
}

/** The remarks that the last correction answered, by their paths. */
function askedBefore({ answered_remarks }: Reviewed) {
  return new Map(
    answered_remarks.map(
      ({ field, text, explanation }): [string, Pick<ReviewedRow, 'asked' | 'explanation'>] => [
        field,
        { asked: text, ...(explanation !== null && { explanation }) },
      ],
    ),
  );
}

/** An answer as this reader may see it, with the limit it is compared with. */
function told(row: RegistrationRow, registration: Reviewed, { locale, seesSensitive }: Reading) {
  const { path, label, text } = row;
  if (!seesSensitive && answerAt(registration, row) === undefined)
    return { path, label, text: reviewMessages[locale].notForYou };

  const cap =
    path.endsWith('.planned_cost') && row.child !== null ? capOf(registration, row.child) : undefined;
  return {
    path,
    label,
    text: cap === undefined ? text : `${text} · ${reviewMessages[locale].cap(formatMoney(cap))}`,
  };
}

function answerAt({ form }: Reviewed, { path, child }: RegistrationRow): unknown {
  const answers = child === null ? form : (form.children?.[child] ?? {});
  return new Map<string, unknown>(Object.entries(answers)).get(path.replace(/^children\.[0-9]+\./, ''));
}

/** The largest refund of a month for this child's form of care. */
function capOf({ form, call }: Reviewed, child: number): number | undefined {
  return new Map(Object.entries(call.params.cap)).get(form.children?.[child]?.care_form ?? '');
}

function attachmentsRow({ attachments }: Reviewed, { locale, words }: Reading) {
  const names = namesIn(words, 'FILE_KIND', FILE_KIND);
  const kinds = attachments.map(({ kind }) => optionText(names, kind, locale));

  return {
    path: REVIEWED_ATTACHMENTS,
    label: registrationFieldLabel(REVIEWED_ATTACHMENTS, locale),
    text: kinds.join(', ') || reviewMessages[locale].noAttachments,
  };
}
