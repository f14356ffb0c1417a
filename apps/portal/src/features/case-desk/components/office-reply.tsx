import type { OfficeCase } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { READY_ANSWERS } from '@urzad/grants';
import { toast, useLocale } from '@urzad/ui';
import { useCallback, useState } from 'react';
import { ReplyForm } from '#shared/conversation/reply-form';
import type { LetterToSend } from '#shared/conversation/reply-props';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { answerCase, leaveNote } from '../api';
import {
  answerDay,
  chosenLetter,
  firstFields,
  isDayWrong,
  lettersOf,
  type OfficeLetter,
} from '../logic/office-letter';
import { letterMessages } from '../messages/letters';
import { AttachButton } from './attach-button';
import { LetterSwitch } from './letter-switch';
import { WaitDay, WaitSwitch } from './wait-fields';

interface OfficeReplyProps {
  officeCase: OfficeCase;
  today: IsoDate;
}

interface Sending extends LetterToSend {
  letter: OfficeLetter;
  answer_to: IsoDate | null;
}

/** Where an officer answers, asks and waits, or leaves a note for the office. */
export function OfficeReply({ officeCase, today }: OfficeReplyProps) {
  const words = useMessages(letterMessages);
  const locale = useLocale();
  const [shown, setShown] = useState<OfficeLetter>('answer');
  const [attaches, setAttaches] = useState(false);
  const attach = useCallback(() => setAttaches(true), []);
  const { id } = officeCase;
  const letters = lettersOf(officeCase);
  const letter = chosenLetter(letters, shown);
  const isAnswer = letter === 'answer';
  const mayTake = officeCase.steps.includes('take') || officeCase.steps.includes('takeOver');
  const mayAsk = officeCase.steps.includes('ask');

  const step = useStep({
    ...ofCase,
    send: ({ letter: kind, answer_to, ...written }: Sending, key) =>
      kind === 'note'
        ? leaveNote(id, { body: written.body }, key)
        : answerCase(id, { ...written, answer_to }, key),
  });

  if (letters.length === 0) return null;
  return (
    <ReplyForm
      id={id}
      label={isAnswer ? words.answer : words.note}
      {...(!isAnswer && { hint: words.noteHint })}
      head={<LetterSwitch letters={letters} mayTake={mayTake} onShown={setShown} onFiles={attach} />}
      ready={
        isAnswer ? READY_ANSWERS.map(({ code, name, text }) => ({ id: code, name: name[locale], text })) : []
      }
      hasFiles={isAnswer && attaches}
      more={firstFields(today)}
      check={(values) => {
        const isSent = chosenLetter(letters, values.letter) === 'answer';
        return isSent && isDayWrong(officeCase, values, today) ? { answer_to: words.answerToWrong } : {};
      }}
      start={
        isAnswer && (
          <>
            {!attaches && <AttachButton onAttach={attach} />}
            {mayAsk && <WaitSwitch />}
          </>
        )
      }
      action={{ children: isAnswer ? words.send : words.sendNote }}
      send={async (written, values) => {
        const sent = chosenLetter(letters, values.letter);
        const answer_to = sent === 'answer' ? answerDay(officeCase, values) : null;
        await step.submit({ ...written, letter: sent, answer_to });
        setAttaches(false);
        toast.success(sentText(sent, answer_to));
      }}
      failed={isAnswer ? words.notSent : words.notNoted}
      reasons={words.reasons}
    >
      {isAnswer && mayAsk && <WaitDay officeCase={officeCase} today={today} />}
    </ReplyForm>
  );

  function sentText(sent: OfficeLetter, answer_to: IsoDate | null): string {
    if (sent === 'note') return words.noted;
    return answer_to ? words.asked(longDateText(answer_to, locale)) : words.sent;
  }
}
