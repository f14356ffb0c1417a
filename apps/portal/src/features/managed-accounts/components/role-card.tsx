import type { RoleDefinition } from '@urzad/contract';
import { type IsoDate, longDateText, warsawDate } from '@urzad/domain';
import { roleName } from '@urzad/grants';
import { Button, Card, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { lastDayOf } from '../logic/days-of-role';
import { officeRoleMessages } from '../messages/office-roles';
import { RoleDetailsAction } from './role-details';
import { RoleDialog } from './role-dialog';
import { SwitchRoleAction } from './switch-role-action';

interface RoleCardProps {
  role: RoleDefinition;
  /** The role that it was copied from. */
  base: RoleDefinition | undefined;
  mayEdit: boolean;
  today: IsoDate;
}

/** A role with its facts, and what can be done with it. */
export function RoleCard({ role, base, mayEdit, today }: RoleCardProps) {
  const words = useMessages(officeRoleMessages);
  const locale = useLocale();
  const [kind, setKind] = useState<'copy' | 'edit'>();
  const name = roleName(role, locale);
  const isOwn = role.own === 'yes';
  const mayChange = mayEdit && role.system === 'no' && !isOwn;
  const dayText = (day: IsoDate) => longDateText(day, locale);
  const facts = [
    role.code,
    role.system === 'yes' ? words.builtIn : words.ofOffice,
    base && words.copiedFrom(roleName(base, locale)),
    role.state !== 'active' && words.states[role.state],
    role.valid_from && words.fromDay(dayText(warsawDate(new Date(role.valid_from)))),
    role.valid_to && words.toDay(dayText(lastDayOf(new Date(role.valid_to)))),
    words.count(role.holders),
  ].filter(Boolean);

  return (
    <Card>
      <h2 className="u:text-md u:wrap-anywhere">{name}</h2>
      <p className="u:text-sm u:text-muted">{facts.join(' · ')}</p>
      <p className="u:mt-2 u:wrap-anywhere u:whitespace-pre-line u:empty:hidden">{role.description}</p>
      {mayEdit && isOwn && role.system === 'no' && <p className="u:mt-2 u:text-sm">{words.own}</p>}
      <div className="u:mt-3 u:flex u:flex-wrap u:gap-2">
        <RoleDetailsAction role={role} />
        {mayEdit && (
          <Button size="sm" aria-label={words.copyOf(name)} onClick={() => setKind('copy')}>
            {words.copy}
          </Button>
        )}
        {mayChange && (
          <Button size="sm" aria-label={words.editOf(name)} onClick={() => setKind('edit')}>
            {words.edit}
          </Button>
        )}
        {mayChange && <SwitchRoleAction role={role} />}
      </div>
      {kind && (
        <RoleDialog today={today} kind={kind} role={role} base={base} onClose={() => setKind(undefined)} />
      )}
    </Card>
  );
}
