import { useQuery } from '@tanstack/react-query';
import { shownNumber } from '@urzad/grants';
import { Alert, Button, formOf, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subjectMessages } from '#shared/entities/office-cases/messages';
import type { CaseObject } from '#shared/entities/office-cases/subject-query';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useSession } from '#shared/session/session-store';
import { newCaseKey, sentRegistrationsQuery } from '../api';
import type { CaseValues } from '../logic/case-values';
import { moveDraft } from '../logic/move-draft';
import { newMessages } from '../messages/new';

const { useCurrentValues } = formOf<CaseValues>();

/** Another object for the case. What was typed goes with it, unless it has a draft of its own. */
export function ChangeObject({ object }: { object: CaseObject }) {
  const words = useMessages(newMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Modal
        width="narrow"
        open={isOpen}
        onOpenChange={setOpen}
        title={words.changeTitle}
        footer={<Button onClick={() => setOpen(false)}>{words.close}</Button>}
      >
        <div className="u:grid u:gap-3">
          <p className="u:text-muted">{words.changeText}</p>
          <Objects present={object} />
        </div>
      </Modal>
    </>
  );
}

function Objects({ present }: { present: CaseObject }) {
  const words = useMessages(newMessages);
  const names = useMessages(subjectMessages);
  const locale = useLocale();
  const sent = useQuery(sentRegistrationsQuery);
  const { choose, hasFailed } = useChoice(present);
  const general: CaseObject = { subject: 'general', id: 0 };

  return (
    <>
      {hasFailed && (
        <Alert kind="error" live title={words.changeFailed.title}>
          {words.changeFailed.text}
        </Alert>
      )}
      <Loaded
        data={sent.data}
        error={sent.error}
        onRetry={() => void sent.refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {(registrations) => (
          <ul className="u:grid u:gap-2">
            {registrations.map(({ id, number, call_number }) => (
              <li key={id}>
                <Button block onClick={() => choose({ subject: 'cofundingregistration', id })}>
                  {names.subjects.cofundingregistration} {shownNumber(number, locale)},{' '}
                  {words.call(call_number)}
                </Button>
              </li>
            ))}
            <li>
              <Button block onClick={() => choose(general)}>
                {names.subjects.general}
              </Button>
            </li>
          </ul>
        )}
      </Loaded>
    </>
  );
}

function useChoice(present: CaseObject) {
  const navigate = useNavigate();
  const valuesNow = useCurrentValues();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [hasFailed, setFailed] = useState(false);

  async function move(object: CaseObject) {
    setFailed(false);
    const from = newCaseKey(userId, present);
    if (!(await moveDraft({ from, to: newCaseKey(userId, object), values: valuesNow() })))
      return setFailed(true);
    navigate(paths.officeCaseNew(object.subject, object.id), { replace: true });
  }

  return { hasFailed, choose: (object: CaseObject) => void move(object) };
}
