import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgainCheck } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Send } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { Loaded } from '#shared/screen/loaded';
import { useWrite } from '#shared/server-state/use-write';
import { againQuery, sendAgain } from '../api';
import { sentListKey } from '../logic/sent-list';
import { sentMessages } from '../messages/sent';

interface AgainDialogProps {
  /** Ids of e-mails. */
  ids: readonly number[];
  onClose: (isDone: boolean) => void;
}

/** Says what will become of each e-mail, then sends those that can be sent again. */
export function AgainDialog({ ids, onClose }: AgainDialogProps) {
  const words = useMessages(sentMessages);
  const queries = useQueryClient();
  const checks = useQuery(againQuery(ids));
  const going = checks.data?.filter(({ refusal }) => refusal === null) ?? [];
  const write = useWrite<{ queued: number; kept: number }>({
    send: (_, key) =>
      sendAgain(
        going.map(({ id }) => id),
        key,
      ),
    onDone: ({ queued }) => {
      if (queued > 0) toast.success(words.againDone(queued));
      else toast.error(words.againKept);
      // Closed before the list is asked anew: what is pressed meanwhile would be undone by the address of this dialog.
      onClose(true);
      void queries.invalidateQueries({ queryKey: sentListKey });
    },
  });

  return (
    <DecisionModal
      title={words.againTitle}
      open
      onOpenChange={() => onClose(false)}
      back={words.back}
      action={{
        children: going.length > 0 ? words.again : words.close,
        ...(going.length > 0 && { icon: Send }),
        onClick: () => (going.length > 0 ? write.press() : onClose(false)),
      }}
      decision={write}
      refused={words.againFailed}
    >
      <Loaded
        data={checks.data}
        error={checks.error}
        onRetry={() => void checks.refetch()}
        loading={words.againLoading}
        failed={words.loadTitle}
      >
        {(rows) => (
          <>
            <p className="u:font-semibold">
              {going.length > 0 ? words.againCount(going.length) : words.againNone}
            </p>
            <ul className="u:grid u:gap-3">
              {rows.map((row) => (
                <CheckedEmail key={row.id} check={row} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </DecisionModal>
  );
}

function CheckedEmail({ check: { subject, lang, person, mail, moved, refusal } }: { check: AgainCheck }) {
  const words = useMessages(sentMessages);
  const goes = moved === 'yes' ? words.goesToNew(mail) : words.goesTo(mail);

  return (
    <li>
      <p className="u:wrap-anywhere">
        <span lang={lang}>{subject}</span>
        {person && <span>{`, ${person}`}</span>}
      </p>
      <p className="u:text-sm u:text-muted">{refusal === null ? goes : words.refusals[refusal]}</p>
    </li>
  );
}
