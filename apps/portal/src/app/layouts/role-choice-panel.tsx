import { userRoles } from '@urzad/contract';
import { Button, useLocale } from '@urzad/ui';
import { SideModal, type SideModalProps } from '@urzad/ui/overlays';
import { Check } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { request } from '#shared/session/client';
import { roleText } from '#shared/session/role-text';
import { useSession } from '#shared/session/session-store';
import { roleMessages } from './role-messages';

/** The roles that the person holds, who works in another one by a press (Order §10). */
export function RoleChoicePanel({ open, onOpenChange }: Pick<SideModalProps, 'open' | 'onOpenChange'>) {
  const words = useMessages(roleMessages);
  const locale = useLocale();
  const roles = useSession(({ me }) => me?.user.role ?? NONE);
  const active = useSession(({ me }) => me?.user.role_active?.system);
  const choosing = useWrite({ send: chooseRole });

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.title}>
      <div className="u:grid u:gap-4">
        <p>{words.lead}</p>
        {choosing.error && <FormFailure title={words.failed} error={choosing.error} />}
        <ul className="u:grid u:gap-3">
          {roles.map(({ id, ...role }) => (
            <li key={id}>
              {id === active ? (
                <Button block icon={Check} aria-current="true" onClick={() => onOpenChange(false)}>
                  <span>{roleText(role, locale)}</span>
                  <span className="u:sr-only">{`, ${words.active}`}</span>
                </Button>
              ) : (
                <Button
                  block
                  loading={choosing.isPending}
                  onClick={() => {
                    choosing.renew();
                    choosing.press(id);
                  }}
                >
                  {roleText(role, locale)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </SideModal>
  );
}

const NONE: never[] = [];

/** The page is loaded anew: nothing that only the other role sees is on it any more. */
async function chooseRole(id_role: number, idempotencyKey: string): Promise<void> {
  await request(userRoles.roleSet, { body: { id_role }, idempotencyKey });
  window.location.assign(paths.home);
}
