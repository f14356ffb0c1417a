import { isShown, tidyFreeText } from '@urzad/domain';
import type { FileKind } from '../dictionaries/dictionaries';
import type { GrantErrors } from '../registration-form/grant-errors';
import { answeredTogether } from '../registration-form/place-answers';
import { changedPaths, isOpenedBy } from '../registration-form/registration-changes';
import { findFieldSpec } from '../registration-form/registration-fields/registration-fields';
import type { RegistrationForm } from '../registration-form/registration-form';
import { REVIEWED_ATTACHMENTS } from '../registration-form/reviewed-fields';

/** A remark of the office, or the parent's explanation: a field and a text. */
interface Said {
  field: string;
  text: string;
}

/** A file of the corrected registration: whether it belongs to the version that the office returned. */
interface CorrectedFile {
  kind: string;
  isSent: boolean;
}

/** The facts that decide whether files of a kind may change. */
export interface OpenedFiles {
  /** Paths with remarks. */
  named: readonly string[];
  /** Kinds that the present answers require. */
  required: readonly FileKind[];
  /** Files of the returned version, and files that this correction has added. */
  files: readonly CorrectedFile[];
}

export interface Correction {
  remarks: readonly Said[];
  explanations: readonly Said[];
  /** The returned version, and the present one. */
  sent: RegistrationForm;
  form: RegistrationForm;
  files: readonly CorrectedFile[];
}

/** The shortest explanation. */
export const EXPLANATION_MIN = 10;
export const EXPLANATION_MAX = 500;

/**
 * Whether files of a kind may be added, exchanged and removed in a correction: kinds with a remark, and kinds that
 * were missing while the answers require them or this correction has added one (Order §10). Other files of the
 * returned version stay.
 */
export function isFileKindOpened(kind: string, { named, required, files }: OpenedFiles): boolean {
  if (isNamed(kind, named)) return true;
  const ofKind = files.filter((file) => file.kind === kind);
  if (ofKind.some(({ isSent }) => isSent)) return false;

  return ofKind.length > 0 || required.some((code) => code === kind);
}

/**
 * Remarks without an answer: no changed field, no new file, no explanation; and explanations that are too long. By
 * `explanations.0`, the index of the remark among the remarks, where the answer can be given.
 */
export function unansweredRemarks(correction: Correction): GrantErrors {
  const { remarks, explanations } = correction;
  const changed = changedPaths(correction.sent, correction.form);
  const errors: GrantErrors = {};

  remarks.forEach(({ field }, at) => {
    const { length } = tidyFreeText(explanations.find((said) => said.field === field)?.text ?? '');
    if (length > EXPLANATION_MAX) errors[explanationPath(at)] = 'is-too-big';
    else if (length < EXPLANATION_MIN && !isCorrected(field, changed, correction)) {
      errors[explanationPath(at)] = 'remark-unanswered';
    }
  });
  return errors;
}

/** The path of the explanation of a remark, by its index among the remarks. */
export function explanationPath(at: number): `explanations.${number}` {
  return `explanations.${at}`;
}

/** The index of the remark that such a path explains; `undefined` for every other path. */
export function explainedRemark(path: string): number | undefined {
  const at = /^explanations\.([0-9]+)$/.exec(path)?.[1];
  return at === undefined ? undefined : Number(at);
}

function isCorrected(field: string, changed: readonly string[], { files, form }: Correction): boolean {
  if (field === REVIEWED_ATTACHMENTS) return files.some(({ isSent }) => !isSent);
  const kind = kindOf(field);
  if (kind !== undefined) return files.some((file) => file.kind === kind && !file.isSent);

  // A removed child has no answers, and a question that is not asked needs none.
  if (!isAsked(field, form)) return true;
  const asked = answeredTogether(field);
  return changed.some(
    (path) => asked.includes(path) || (path === 'children' && field.startsWith('children.')),
  );
}

function isAsked(path: string, form: RegistrationForm): boolean {
  const spec = findFieldSpec(path);
  const child = /^children\.([0-9]+)\./.exec(path)?.[1];
  const answers = child === undefined ? form : form.children[Number(child)];

  return spec !== undefined && answers !== undefined && isShown(spec, answers);
}

function isNamed(kind: string, named: readonly string[]): boolean {
  return named.includes(REVIEWED_ATTACHMENTS) || isOpenedBy(named, `${REVIEWED_ATTACHMENTS}.${kind}`);
}

function kindOf(field: string): string | undefined {
  return new RegExp(`^${REVIEWED_ATTACHMENTS}\\.(.+)$`).exec(field)?.[1];
}
