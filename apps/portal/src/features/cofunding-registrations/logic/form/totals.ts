import { type FieldSpec, type Grosze, isShown } from '@urzad/domain';
import { type CallTerms, CHILD_FIELDS, monthlyRefund, PERSON_FIELDS } from '@urzad/grants';
import type { Child, RegistrationForm } from '@urzad/grants/schemas';

export interface ChildTotal {
  /** The refund of a whole month; undefined until form and cost of care are given. */
  monthly: Grosze | undefined;
  months: number | undefined;
  total: Grosze | undefined;
}

type Group = [Readonly<Record<string, FieldSpec>>, Readonly<Record<string, unknown>>];

/** The summary of a child: a whole month's refund, for the months that were asked for. */
export function childTotal(child: Child, { params }: CallTerms): ChildTotal {
  const { care_months } = child;
  const months = isCount(care_months) ? Math.min(care_months, params.months_max) : undefined;
  const monthly = monthlyRefund(child, params);

  return {
    monthly,
    months,
    total: monthly === undefined || months === undefined ? undefined : monthly * months,
  };
}

/** The sum for all children; undefined for one child alone, or while one of them has none. */
export function totalOfAll(children: readonly Child[], call: CallTerms): Grosze | undefined {
  if (children.length < 2) return undefined;
  let sum = 0;
  for (const child of children) {
    const { total } = childTotal(child, call);
    if (total === undefined) return undefined;
    sum += total;
  }
  return sum;
}

/** The number of required questions with an answer. */
export function filledCount(form: RegistrationForm): { filled: number; all: number } {
  const { children, ...person } = form;
  const groups: Group[] = [[PERSON_FIELDS, person], ...children.map((child): Group => [CHILD_FIELDS, child])];
  const asked = groups.flatMap(([specs, answers]) =>
    Object.entries(specs)
      .filter(([, spec]) => spec.required && isShown(spec, answers))
      .map(([name]) => answers[name]),
  );

  return { filled: asked.filter((answer) => answer !== '' && answer !== null).length, all: asked.length };
}

function isCount(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value);
}
