import { type Answers, type FieldSpec, isShown } from '@urzad/domain';

type Fields<Name extends string> = Readonly<Record<Name, FieldSpec>>;

/** A section of a step with a number of its own, which people name on the phone: "jestem przy 3.2". */
export interface SpecSection<Name extends string, Title extends string> {
  title: Title;
  fields: readonly Name[];
}

/**
 * The questions of a step by sections, in the order of the form.
 *
 * @param beginnings the first question of each section
 */
export function sectionsOf<Name extends string, Title extends string>(
  names: readonly Name[],
  beginnings: Readonly<Partial<Record<Name, Title>>>,
): readonly SpecSection<Name, Title>[] {
  return names.flatMap((name, at) => {
    const title = beginnings[name];
    if (title === undefined) return [];
    const next = names.findIndex((other, place) => place > at && beginnings[other] !== undefined);
    return { title, fields: names.slice(at, next < 0 ? undefined : next) };
  });
}

/** The sections with at least one question, given the other answers: they are numbered without the others. */
export function askedSectionsOf<Name extends string, Title extends string>(
  sections: readonly SpecSection<Name, Title>[],
  specs: Fields<Name>,
  answers: Answers,
): readonly SpecSection<Name, Title>[] {
  return sections.filter(({ fields }) => fields.some((name) => isShown(specs[name], answers)));
}

/** Whether the form asks for a field of this name. A derived field is no question. */
export function isQuestion<Name extends string>(specs: Fields<Name>, name: string): name is Name {
  return Object.hasOwn(specs, name) && !specs[name as Name].derived;
}
