import { useQueryClient } from '@tanstack/react-query';
import type { MailLetter } from '@urzad/contract';
import { SEE_CASES, SEND_MAIL } from '@urzad/grants';
import { Button, Link, toast } from '@urzad/ui';
import { Forward, MailOpen, Reply, ReplyAll, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { type Move, markLetters, moveLetters, threadQuery, trashLetters } from '../api';
import { FOLDER_PATHS, mailKey } from '../logic/mail-lists';
import { letterWords } from '../messages/letter';
import { FileInCase } from './file-in-case';

const DONE = { trash: 'trashed', restore: 'restored', erase: 'erased' } as const;

/** What the holder of a letter may do with it. */
export function LetterActions({ letter }: { letter: MailLetter }) {
  const words = useMessages(letterWords);
  const textOf = useRefusalText(words.reasons);
  const maySend = useSession(({ may }) => may(SEND_MAIL));
  const seesCases = useSession(({ may }) => may(SEE_CASES));
  const [isErasing, setErasing] = useState(false);
  const leave = useLeave(letter);
  const move = useWrite<Move, Move>({
    send: async (how, key) => {
      if (how === 'trash') await trashLetters([letter.id], letter.folder, key);
      else await moveLetters(how, [letter.id], key);
      return how;
    },
    onDone: (how) => {
      toast.success(words[DONE[how]]);
      leave();
    },
  });
  const { id, folder } = letter;
  const others = letter.to.length + letter.cc.length > 1;
  const writeTo = (how: string) => `${paths.mailNew}?${how}=${id}`;

  return (
    <section aria-label={words.actions} className="u:grid u:gap-3 u:print:hidden">
      {move.error && !isErasing && (
        <FormFailure title={words.notMoved} error={move.error} text={textOf(move.error)} />
      )}
      <div className="u:flex u:flex-wrap u:gap-2">
        {maySend && folder !== 'trash' && (
          <>
            <Button asChild variant="primary" icon={Reply}>
              <Link href={writeTo('answer')}>{words.answer}</Link>
            </Button>
            {others && (
              <Button asChild icon={ReplyAll}>
                <Link href={writeTo('all')}>{words.answerAll}</Link>
              </Button>
            )}
            <Button asChild icon={Forward}>
              <Link href={writeTo('forward')}>{words.forward}</Link>
            </Button>
          </>
        )}
        {seesCases && folder !== 'trash' && <FileInCase letter={letter} />}
        {folder === 'inbox' && <MarkUnread letter={letter} />}
        {folder === 'trash' ? (
          <>
            <Button icon={RotateCcw} loading={move.isPending} onClick={() => move.press('restore')}>
              {words.restore}
            </Button>
            <Button variant="danger" icon={Trash2} onClick={() => setErasing(true)}>
              {words.erase}
            </Button>
          </>
        ) : (
          <Button icon={Trash2} loading={move.isPending} onClick={() => move.press('trash')}>
            {words.trash}
          </Button>
        )}
      </div>
      {isErasing && (
        <DecisionModal
          title={words.eraseTitle}
          open
          onOpenChange={setErasing}
          back={words.back}
          action={{ children: words.erase, icon: Trash2, onClick: () => move.press('erase') }}
          decision={move}
          refused={words.notMoved}
          reasons={words.reasons}
        >
          <p>{words.eraseText}</p>
        </DecisionModal>
      )}
    </section>
  );
}

/** The folder is shown, where the letter is not any more, or unread. */
function useLeave({ id, folder }: Pick<MailLetter, 'id' | 'folder'>) {
  const queries = useQueryClient();
  const navigate = useNavigate();

  return () => {
    void navigate(FOLDER_PATHS[folder]);
    queries.removeQueries({ queryKey: threadQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: mailKey });
  };
}

/** To come back to it later. */
function MarkUnread({ letter }: { letter: MailLetter }) {
  const words = useMessages(letterWords);
  const leave = useLeave(letter);
  const write = useWrite({ send: () => markLetters([letter.id], 'no'), onDone: leave });

  return (
    <Button icon={MailOpen} loading={write.isPending} onClick={() => write.press()}>
      {words.unread}
    </Button>
  );
}
