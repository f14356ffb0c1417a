import { type FieldErrors, isShown, withoutHidden } from '@urzad/domain';
import type { FileKind } from '../dictionaries/dictionaries';
import { answeredTogether } from '../form/place-answers';
import { changedPaths, isOpenedBy } from '../form/registration-changes';
import { findFieldSpec } from '../form/registration-fields/registration-fields';
import type { RegistrationForm } from '../form/registration-form';
import { REVIEWED_ATTACHMENTS } from '../form/reviewed-fields';

/** A remark of the office, or what the parent says to one: about a field, in words. */
interface Said {
  field: string;
  text: string;
}

/** A file of the corrected registration: whether it came with the version that the office returned. */
interface CorrectedFile {
  kind: string;
  isSent: boolean;
}

/** What decides whether files of a kind may change. */
export interface OpenedFiles {
  /** Paths that the office named. */
  named: readonly string[];
  /** Kinds that the answers ask for as they stand now. */
  required: readonly FileKind[];
  /** Files that came with the version that was returned, and files that this correction has added. */
  files: readonly CorrectedFile[];
}

export interface Correction {
  remarks: readonly Said[];
  explanations: readonly Said[];
  /** What was returned, and what it is now. */
  sent: RegistrationForm;
  form: RegistrationForm;
  files: readonly CorrectedFile[];
}

/** Shorter words explain nothing. */
export const EXPLANATION_MIN = 10;
export const EXPLANATION_MAX = 500;

/**
 * Whether a correction lets files of a kind be added, exchanged and removed: kinds that the office asked for, and kinds that
 * did not come while the answers require them or this correction has added one (Order §10). What the office has seen and
 * not asked for stays as it saw it.
 */
export function isFileKindOpened(kind: string, { named, required, files }: OpenedFiles): boolean {
  if (isNamed(kind, named)) return true;
  const ofKind = files.filter((file) => file.kind === kind);
  if (ofKind.some(({ isSent }) => isSent)) return false;

  return ofKind.length > 0 || required.some((code) => code === kind);
}

/**
 * Remarks that nothing answers yet: no changed answer, no new file, no explanation; and explanations that are too long. By `explanations.0`, the place of the
 * remark among the remarks, where the answer can be given.
 */
export function unansweredRemarks(correction: Correction): FieldErrors {
  const { remarks, explanations } = correction;
  const changed = changedPaths(correction.sent, correction.form);
  const errors: FieldErrors = {};

  remarks.forEach(({ field }, at) => {
    const { length } = withoutHidden(explanations.find((said) => said.field === field)?.text ?? '').trim();
    if (length > EXPLANATION_MAX) errors[explanationPath(at)] = 'is-too-big';
    else if (length < EXPLANATION_MIN && !isCorrected(field, changed, correction)) {
      errors[explanationPath(at)] = 'remark-unanswered';
    }
  });
  return errors;
}

/** Where the form asks for the explanation of a remark, by its place among the remarks. */
export function explanationPath(at: number): string {
  return `explanations.${at}`;
}

/** The place of the remark that such a path explains; `undefined` for every other path. */
export function explainedRemark(path: string): number | undefined {
  const at = /^explanations\.([0-9]+)$/.exec(path)?.[1];
  return at === undefined ? undefined : Number(at);
}

function isCorrected(field: string, changed: readonly string[], { files, form }: Correction): boolean {
  if (field === REVIEWED_ATTACHMENTS) return files.some(({ isSent }) => !isSent);
  const kind = kindOf(field);
  if (kind !== undefined) return files.some((file) => file.kind === kind && !file.isSent);

  // A child that was taken away takes its answers along; what is asked no more needs no answer.
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
