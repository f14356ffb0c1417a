import { useQuery } from '@tanstack/react-query';
import type { RoleDefinition, RoleDetail } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { roleName } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { roleQuery } from '../api';
import { officeRoleMessages } from '../messages/office-roles';
import { RoleHolders } from './role-holders';

/** Opens who holds a role and its history. */
export function RoleDetailsAction({ role }: { role: RoleDefinition }) {
  const words = useMessages(officeRoleMessages);
  const [isOpen, setOpen] = useState(false);
  const title = words.detailsOf(roleName(role, useLocale()));

  return (
    <>
      <Button size="sm" aria-label={title} onClick={() => setOpen(true)}>
        {words.details}
      </Button>
      {isOpen && (
        <Modal width="narrow" title={title} open onOpenChange={setOpen}>
          <Details id={role.id} />
        </Modal>
      )}
    </>
  );
}

function Details({ id }: { id: number }) {
  const words = useMessages(officeRoleMessages);
  const { data, error, refetch } = useQuery(roleQuery(id));

  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
      {({ role, holders, events }) => (
        <div className="u:grid u:gap-5">
          <RoleHolders role={role} holders={holders} />
          <section className="u:grid u:gap-2">
            <h3 className="u:text-md">{words.history}</h3>
            {events.length === 0 && <p className="u:text-muted">{words.noHistory}</p>}
            <ul className="u:grid u:gap-2 u:empty:hidden">
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </Loaded>
  );
}

function Event({ event: { date, event, person, diff } }: { event: RoleDetail['events'][number] }) {
  const words = useMessages(officeRoleMessages);
  const reason = typeof diff?.reason === 'string' ? words.reasonIs(diff.reason) : undefined;

  return (
    <li>
      <p>{words.event(event)}</p>
      <p className="u:text-sm u:wrap-anywhere u:text-muted">
        {[momentText(new Date(date)), person ?? words.system, reason].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}
