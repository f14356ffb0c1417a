import { fieldErrors } from '@urzad/domain';
import { CASE_LETTER, CASE_LETTER_MAX } from '@urzad/grants';
import { Button, formOf, TextArea, useToday } from '@urzad/ui';
import { Check, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { filenamesOf, type LetterFiles, NO_LETTER_FILES } from '#shared/conversation/letter-files';
import { LetterFilesField } from '#shared/conversation/letter-files-field';
import { useMessages } from '#shared/i18n/messages';
import { type Outcome, settleCase } from '../api';
import { settleWords } from '../logic/settle-words';
import { type ActionProps, useDecision } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
import { CaseDecision } from './case-decision';

interface SettleValues extends LetterFiles {
  body: string;
}

const EMPTY: SettleValues = { body: '', ...NO_LETTER_FILES };
const { FormField } = formOf<SettleValues>();

/** Ends the case with an answer, which gives or refuses what was asked for. */
export function SettleAction({ officeCase, outcome, onDecided }: ActionProps & { outcome: Outcome }) {
  const words = useMessages(decisionMessages);
  const today = useToday();
  const { id } = officeCase;
  const said = settleWords(officeCase, outcome, words);
  const form = useForm<SettleValues>({ defaultValues: EMPTY });
  const { isOpen, show, decision } = useDecision({
    send: ({ body, ...files }: SettleValues, key) =>
      settleCase(id, { outcome, body, filenames: filenamesOf(files) }, key),
    done: said.done,
    onDecided,
    reset: form.reset,
  });
  const isRefusal = outcome === 'refuse';

  return (
    <>
      <Button size="sm" icon={isRefusal ? X : Check} onClick={() => show(true)}>
        {said.button}
      </Button>
      {isOpen && (
        <CaseDecision
          title={said.title}
          action={{
            children: said.send,
            icon: isRefusal ? X : Check,
            ...(isRefusal && { variant: 'danger' as const }),
          }}
          refused={said.refused}
          form={form}
          decision={decision}
          check={({ body }) => fieldErrors({ body: CASE_LETTER }, { body }, today)}
          errorText={() => words.answerNeeded}
          onClose={() => show(false)}
          intro={said.intro}
        >
          <FormField name="body">
            {(field) => (
              <TextArea {...field} required rows={6} maxLength={CASE_LETTER_MAX} label={said.label} />
            )}
          </FormField>
          <LetterFilesField />
        </CaseDecision>
      )}
    </>
  );
}
