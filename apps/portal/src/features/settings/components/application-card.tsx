import { useQueryClient } from '@tanstack/react-query';
import type { KeptApplication } from '@urzad/contract';
import { type IsoDate, momentText } from '@urzad/domain';
import { applicationStatusText } from '@urzad/grants';
import { Button, Card, toast, useLocale } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { applicationsKey, removeApplication } from '../api';
import { applicationMessages } from '../messages/applications';
import { ApplicationDialog } from './application-dialog';

interface ApplicationCardProps {
  application: KeptApplication;
  mayEdit: boolean;
  today: IsoDate;
}

/** An application with its address, and what can be done with it. */
export function ApplicationCard({ application, mayEdit, today }: ApplicationCardProps) {
  const words = useMessages(applicationMessages);
  const locale = useLocale();
  const [isEdited, setEdited] = useState(false);
  const { id, name, url, status, first, used, mod_date } = application;
  const facts = [
    String(id),
    first === 'yes' && words.first,
    applicationStatusText(status, locale),
    words.changed(momentText(new Date(mod_date))),
  ].filter(Boolean);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
        <div className="u:grid u:min-w-0 u:gap-1">
          <h2 className="u:text-md u:wrap-anywhere">{name}</h2>
          <p className="u:wrap-anywhere">{url ?? words.noAddress}</p>
          <p className="u:text-sm u:text-muted">{facts.join(' · ')}</p>
          {mayEdit && used === 'yes' && first === 'no' && (
            <p className="u:text-sm u:text-muted">{words.used}</p>
          )}
        </div>
        {mayEdit && (
          <div className="u:flex u:gap-2">
            <Button size="sm" aria-label={words.editOf(name)} onClick={() => setEdited(true)}>
              {words.edit}
            </Button>
            {used === 'no' && <RemoveAction application={application} />}
          </div>
        )}
      </div>
      {isEdited && (
        <ApplicationDialog application={application} today={today} onClose={() => setEdited(false)} />
      )}
    </Card>
  );
}

function RemoveAction({ application: { id, name } }: { application: KeptApplication }) {
  const words = useMessages(applicationMessages);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const removal = useWrite<null>({
    send: (_, key) => removeApplication(id, key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: applicationsKey });
      toast.success(words.removed);
    },
  });

  return (
    <>
      <Button size="sm" aria-label={words.removeOf(name)} onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <DecisionModal
        title={words.removeTitle(name)}
        open={isOpen}
        onOpenChange={setOpen}
        back={words.back}
        action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
        decision={removal}
        refused={words.removeFailed}
        reasons={words.reasons}
      >
        <p>{words.removeText}</p>
      </DecisionModal>
    </>
  );
}
