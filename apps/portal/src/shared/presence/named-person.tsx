import { PresenceMark } from './presence';

interface NamedPersonProps {
  /** Of the account; null where there is none. */
  id: number | null;
  name: string;
}

/** A person among facts, for staff with when they were last in the portal. */
export function NamedPerson({ id, name }: NamedPersonProps) {
  return (
    <span className="u:inline-flex u:flex-wrap u:items-baseline u:gap-x-3">
      <span lang="pl">{name}</span>
      <PresenceMark id={id} />
    </span>
  );
}
