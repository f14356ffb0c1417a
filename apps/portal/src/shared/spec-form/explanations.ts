import type { Explanation, Remark } from '@urzad/contract';
import { explainedRemark } from '@urzad/grants';

interface Explained {
  remarks: readonly Remark[];
  explanations: readonly Explanation[];
}

/** The explanation of each remark, in their order, as a form holds it: empty where there is none. */
export function typedExplanations({ remarks, explanations }: Explained): string[] {
  return remarks.map(({ field }) => explanations.find((said) => said.field === field)?.text ?? '');
}

/** The same in the shape of the wire. */
export function explanationsOf(typed: readonly string[], remarks: readonly Remark[]): Explanation[] {
  return remarks.flatMap(({ field }, at) => {
    const text = typed[at]?.trim() ?? '';
    return text === '' ? [] : [{ field, text }];
  });
}

/** The question of a field: an explanation is at the one with the remark. */
export function questionOf(name: string, remarks: readonly Remark[]): string {
  const at = explainedRemark(name);
  return (at === undefined ? undefined : remarks[at]?.field) ?? name;
}
