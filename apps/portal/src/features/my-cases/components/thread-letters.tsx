import type { OfficeCase } from '@urzad/contract';
import { isLiveCase } from '@urzad/grants';
import { Alert, Button, Conversation, Link } from '@urzad/ui';
import { useState } from 'react';
import { OwnerPart } from '#shared/acting/owner-part';
import { ReplyForm } from '#shared/conversation/reply-form';
import { useCaseLetters } from '#shared/conversation/use-case-letters';
import { useReadLetters } from '#shared/conversation/use-read-letters';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useReply } from '../logic/use-reply';
import { threadMessages } from '../messages/thread';

/** The conversation, and under it the next letter, or the way to another case. */
export function ThreadLetters({ officeCase }: { officeCase: OfficeCase }) {
  const { id, status, steps } = officeCase;
  const { reply: words } = useMessages(threadMessages);
  const items = useCaseLetters(officeCase, 'citizen');
  const end = useReadLetters(officeCase, 'citizen');
  const send = useReply(id);
  const mayWrite = steps.includes('write');
  // What was typed while the office settled the case stays on the page.
  const [couldWrite] = useState(mayWrite);
  const isAsked = status === 'wait_citizen';

  return (
    <>
      <Conversation items={items} />
      <div ref={end} />
      {!isLiveCase(status) && status !== 'to_sign' && <Ended officeCase={officeCase} />}
      {(mayWrite || (couldWrite && status !== 'withdrawn')) && (
        <OwnerPart act="write">
          <ReplyForm
            id={id}
            label={isAsked ? words.label : words.another}
            action={{
              children: isAsked ? words.send : words.sendAnother,
              // The folder above has the main action.
              variant: isAsked ? 'secondary' : 'primary',
            }}
            send={send}
            failed={words.failed}
            reasons={{ acting: words.acting }}
          />
        </OwnerPart>
      )}
    </>
  );
}

function Ended({ officeCase: { obj_type, id_obj } }: { officeCase: OfficeCase }) {
  const { ended: words } = useMessages(threadMessages);

  return (
    <Alert
      kind="info"
      title={words.title}
      actions={
        <Button asChild>
          <Link href={paths.officeCaseNew(obj_type, id_obj ?? 0)}>{words.action}</Link>
        </Button>
      }
    >
      {words.text}
    </Alert>
  );
}
