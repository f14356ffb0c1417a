import type { InitPayload } from '@urzad/contract';
import { PRIVILEGE_MODULES, type PrivilegeLevel } from '@urzad/grants';

/** The modules in which a person with these privileges may do something (Process §4.1). */
export function modulesFor(privileges: readonly string[], level?: PrivilegeLevel): InitPayload['modules'] {
  return modulesOf(level)
    .map(({ code, module, level: ofModule, codes }) => ({
      code,
      name: module.pl,
      name_en: module.en,
      level: ofModule,
      privileges: codes.filter((privilege) => privileges.includes(privilege)),
    }))
    .filter((module) => module.privileges.length > 0);
}

/** The catalogue of privileges. */
export function privilegesOf(level?: PrivilegeLevel): InitPayload['privileges'] {
  return modulesOf(level).flatMap(({ code: module, level: ofModule, codes }) =>
    codes.map((code) => ({ code, module, level: ofModule })),
  );
}

function modulesOf(level?: PrivilegeLevel) {
  const modules: readonly {
    code: string;
    module: { pl: string; en: string };
    level: PrivilegeLevel;
    codes: readonly string[];
  }[] = PRIVILEGE_MODULES;
  return level ? modules.filter((module) => module.level === level) : modules;
}
