import type { Registration } from '@urzad/contract';
import { type AccessionSlot, childNamesOf, isInFacility } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';

/** What a document is called, and the child or facility that it is about. */
export function proofName(
  { kind, child }: Pick<AccessionSlot, 'kind' | 'child'>,
  { form }: Pick<Registration, 'form'>,
  kindName: (kind: string) => string,
): { title: string; about: string } {
  const title = kindName(kind);
  const of = formOfDraft(form).children[child ?? -1];
  if (!of || child === null) return { title, about: '' };
  const isOfCare = kind !== 'AKT_URODZENIA' && (isInFacility(of) || of.care_form === 'NIANIA');
  const name = childNamesOf(form)[child] ?? '';
  return { title, about: isOfCare ? `${of.provider_name}, ${name}` : name };
}
