import type { RegistrationDraft } from '@urzad/domain/schemas';

/** Attachments that tell of health. */
export const SENSITIVE_FILE_KINDS: readonly string[] = ['ORZECZENIE'];

/** Answers about health, origin and hardship: shown to the owner and to staff who hold `person_sensitive_show`. */
const OF_PERSON = new Set([
  'crit_child_dis',
  'crit_parent_dis',
  'migrant',
  'third_country',
  'minority',
  'homeless',
  'disability',
  'special_needs',
]);
const OF_CHILD = new Set(['disability', 'disability_to']);

/** The form without them; what is missing was not said to this reader, which is not the same as `no`. */
export function withoutSensitive({ children = [], ...person }: RegistrationDraft): RegistrationDraft {
  return { ...without(person, OF_PERSON), children: children.map((child) => without(child, OF_CHILD)) };
}

function without<Answers extends object>(answers: Answers, names: ReadonlySet<string>): Partial<Answers> {
  const kept = Object.entries(answers).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept) as Partial<Answers>; // entries of Answers make a part of them
}
