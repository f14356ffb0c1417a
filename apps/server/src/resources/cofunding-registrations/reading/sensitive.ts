import type { FieldSpec } from '@urzad/domain';
import { CHILD_FIELDS, isSensitiveKind, PERSON_FIELDS, REVIEWED_ATTACHMENTS } from '@urzad/grants';
import type { RegistrationDraft } from '@urzad/grants/schemas';

/** Answers about health, origin and hardship: shown to the owner and to staff who hold `person_sensitive_show`. */
const OF_PERSON = sensitiveNames(PERSON_FIELDS);
const OF_CHILD = sensitiveNames(CHILD_FIELDS);

/**
 * Whether the existence or text of a mark at this path is sensitive itself: a mark on the end of a disability exists
 * only where there is one. Attachments as a whole count too, as a remark on them may name a medical one.
 */
export function isSensitivePath(path: string): boolean {
  if (path === REVIEWED_ATTACHMENTS) return true;
  const [, group, name = ''] = /^(attachments|children\.[0-9]+)\.(.+)$/.exec(path) ?? [];
  if (group === undefined) return OF_PERSON.has(path);
  return group === REVIEWED_ATTACHMENTS ? isSensitiveKind(name) : OF_CHILD.has(name);
}

/** The form without sensitive answers; a missing one was withheld from this reader, which is not the same as `no`. */
export function withoutSensitive({ children = [], ...person }: RegistrationDraft): RegistrationDraft {
  return { ...without(person, OF_PERSON), children: children.map((child) => without(child, OF_CHILD)) };
}

function without<Answers extends object>(answers: Answers, names: ReadonlySet<string>): Partial<Answers> {
  const kept = Object.entries(answers).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept) as Partial<Answers>; // entries of Answers make a part of them
}

function sensitiveNames(fields: Readonly<Record<string, FieldSpec>>): ReadonlySet<string> {
  return new Set(Object.keys(fields).filter((name) => fields[name]?.isSensitive));
}
