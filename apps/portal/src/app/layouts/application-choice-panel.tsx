import { Button } from '@urzad/ui';
import { SideModal, type SideModalProps } from '@urzad/ui/overlays';
import { Check } from 'lucide-react';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { switchApplication } from '#shared/session/switch-application';
import { choiceMessages } from './choice-messages';

/** The applications of the person, who enters another one by a press (Order §10). */
export function ApplicationChoicePanel({
  open,
  onOpenChange,
}: Pick<SideModalProps, 'open' | 'onOpenChange'>) {
  const words = useMessages(choiceMessages);
  const applications = useSession(({ me }) => me?.user.applications ?? NONE);
  const present = useSession(({ system }) => system?.application.id);
  const entering = useWrite({ send: switchApplication });

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.title}>
      <div className="u:grid u:gap-4">
        <p>{words.lead}</p>
        {entering.error && <FormFailure title={words.failed} error={entering.error} />}
        <ul className="u:grid u:gap-3">
          {applications.map(({ id = 0, name = '' }) => (
            <li key={id}>
              {id === present ? (
                <Button block icon={Check} aria-current="true" onClick={() => onOpenChange(false)}>
                  {name}
                  <span className="u:sr-only">, {words.present}</span>
                </Button>
              ) : (
                <Button
                  block
                  loading={entering.isPending}
                  onClick={() => {
                    entering.renew();
                    entering.press(id);
                  }}
                >
                  {name}
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
