import { toast } from '@urzad/ui';
import type { LetterToSend } from '#shared/conversation/reply-props';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { writeLetter } from '../api';
import { threadMessages } from '../messages/thread';

/** Sends a letter of the applicant; the conversation shows it at once. A failure is thrown, for the form. */
export function useReply(id: number): (letter: LetterToSend) => Promise<unknown> {
  const { reply: words } = useMessages(threadMessages);
  const { submit } = useStep({
    ...ofCase,
    send: (letter: LetterToSend, key) => writeLetter(id, letter, key),
    onDone: () => {
      toast.success(words.sent);
    },
  });

  return submit;
}
