import { explainedRemark, explanationPath, findFieldSpec, questionOfAnswer, stepOf } from '@urzad/grants';
import { paths } from '#shared/paths';

/** The children, or the documents, as a whole. */
const GROUPS = ['children', 'attachments'];

/**
 * The address of one question of the form (`children.0.pesel`, `attachments.ORZECZENIE`), which opens its step and
 * focuses it.
 */
export function fieldHref(id: number, path: string): string {
  return paths.registrationEdit(id) + fieldQuery(path);
}

/** The same within the form, whatever its own address. */
export function fieldQuery(path: string): string {
  return `?${new URLSearchParams({ step: String(stepOf(path)), field: path })}`;
}

/** Within the form, to the explanation of a remark, which is at the question with the remark. */
export function explanationQuery(question: string, at: number): string {
  return `?${new URLSearchParams({ step: String(stepOf(question)), field: explanationPath(at) })}`;
}

/** The question that an address names; undefined when the form has no such question. */
export function fieldOf(search: URLSearchParams): string | undefined {
  const path = search.get('field') ?? '';
  const isGroup = GROUPS.includes(path.split('.')[0] ?? '');

  return findFieldSpec(path) || isGroup || explainedRemark(path) !== undefined
    ? questionOfAnswer(path)
    : undefined;
}
