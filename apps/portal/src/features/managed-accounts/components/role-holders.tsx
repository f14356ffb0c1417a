import type { RoleDetail, RoleHolder } from '@urzad/contract';
import { dutyOf, ROLE_MATRIX, roleName } from '@urzad/grants';
import { TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { officeRoleMessages } from '../messages/office-roles';

/** Who holds a role, and what each of them would lose without it. */
export function RoleHolders({ role, holders }: Pick<RoleDetail, 'role' | 'holders'>) {
  const words = useMessages(officeRoleMessages);

  return (
    <section className="u:grid u:gap-2">
      <h3 className="u:text-md">{`${words.holders}: ${words.count(role.holders)}`}</h3>
      {holders.length === 0 && <p className="u:text-muted">{words.noHolders}</p>}
      <ul className="u:grid u:gap-3 u:empty:hidden">
        {holders.map((holder) => (
          <Holder key={holder.id_user} holder={holder} />
        ))}
      </ul>
      {role.holders > holders.length && <p className="u:text-sm">{words.more(role.holders)}</p>}
    </section>
  );
}

function Holder({ holder: { id_user, person, others, loses } }: { holder: RoleHolder }) {
  const words = useMessages(officeRoleMessages);
  const locale = useLocale();
  const works = ROLE_MATRIX.filter((row) => isLost(row.edit, loses) || dutyOf(row, loses)).map(
    ({ work }) => work[locale],
  );
  const kept = others.map((other) => roleName(other, locale)).join(', ');

  return (
    <li>
      <TextLink href={paths.user(id_user)}>{person}</TextLink>
      <p className="u:text-sm">{others.length > 0 ? words.stays(kept) : words.staysNone}</p>
      <p className="u:text-sm u:text-muted">
        {works.length > 0 ? words.loses(works.join('; ')) : words.losesNothing}
      </p>
    </li>
  );
}

/** What is done needs what is read, which another role may give. */
function isLost(edit: readonly string[], loses: readonly string[]) {
  return edit.some((code) => loses.includes(code));
}
