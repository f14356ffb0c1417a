import type { RoleDefinition } from '@urzad/contract';
import { PRIVILEGE_MODULES } from '@urzad/grants';
import { Table, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { roleMessages } from '../messages/roles';

/** Every privilege by its module, with the roles that have it. */
export function PrivilegeCatalogue({ roles }: { roles: readonly RoleDefinition[] }) {
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const holdersOf = (code: string) =>
    roles
      .filter(({ privileges }) => privileges.includes(code))
      .map((role) => role.code)
      .join(', ');

  return (
    <div className="u:grid u:gap-5">
      {PRIVILEGE_MODULES.map(({ module, codes }) => (
        <section key={module.en} className="u:grid u:gap-2">
          <h2 className="u:text-md">{module[locale]}</h2>
          <Table<string>
            caption={module[locale]}
            density="dense"
            rows={codes}
            rowKey={(code) => code}
            columns={[
              {
                key: 'code',
                header: words.privilege,
                cell: (code) => <code className="u:wrap-anywhere">{code}</code>,
              },
              {
                key: 'roles',
                header: words.holders,
                cell: (code) => holdersOf(code) || words.nobody,
              },
            ]}
          />
        </section>
      ))}
    </div>
  );
}
