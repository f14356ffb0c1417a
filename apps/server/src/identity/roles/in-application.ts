import { PRIVILEGE_MODULES } from '@urzad/grants';

const OF_SYSTEM: ReadonlySet<string> = new Set(
  PRIVILEGE_MODULES.flatMap(({ level, codes }) => (level === 'system' ? codes : [])),
);

interface Person {
  privileges: readonly string[];
  /** Where the active role is held. */
  applications: readonly number[];
}

/**
 * A person within one application: privileges of its level belong to a role that is held there, those of the system hold
 * everywhere (Order §10).
 */
export function inApplication<Someone extends Person>(person: Someone, id_application: number) {
  const { applications, privileges } = person;
  const held = applications.includes(id_application)
    ? [...privileges]
    : privileges.filter((code) => OF_SYSTEM.has(code));
  return { ...person, privileges: held, id_application };
}
