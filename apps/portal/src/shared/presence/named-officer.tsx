import type { Officer } from '@urzad/contract';
import { PresenceMark } from './presence';

/** A person of the office among facts, for staff with when they were last in the portal. */
export function NamedOfficer({ id, name }: Officer) {
  return (
    <span className="u:inline-flex u:flex-wrap u:items-baseline u:gap-x-3">
      <span lang="pl">{name}</span>
      <PresenceMark id={id} />
    </span>
  );
}
