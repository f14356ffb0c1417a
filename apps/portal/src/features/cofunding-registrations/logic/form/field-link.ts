import { explainedRemark, explanationPath, findFieldSpec, questionOfAnswer, stepOf } from '@urzad/grants';
import { paths } from '#shared/paths';

/** The part of the form that holds the children, or the documents, as a whole. */
const GROUPS = ['children', 'attachments'];

/** The address of one question of the form (`children.0.pesel`, `attachments.ORZECZENIE`): opens its step and takes the focus there. */
export function fieldHref(id: number, path: string): string {
  return paths.registrationEdit(id) + fieldQuery(path);
}

/** The same from within the form, whatever its own address is. */
export function fieldQuery(path: string): string {
  return `?${new URLSearchParams({ step: String(stepOf(path)), field: path })}`;
}

/** From within the form to the explanation of a remark, which stands at the question that was remarked on. */
export function explanationQuery(question: string, at: number): string {
  return `?${new URLSearchParams({ step: String(stepOf(question)), field: explanationPath(at) })}`;
}

/** The question that an address asks for; none when the form has no such question. */
export function fieldOf(search: URLSearchParams): string | undefined {
  const path = search.get('field') ?? '';
  const isGroup = GROUPS.includes(path.split('.')[0] ?? '');

  return findFieldSpec(path) || isGroup || explainedRemark(path) !== undefined
    ? questionOfAnswer(path)
    : undefined;
}
