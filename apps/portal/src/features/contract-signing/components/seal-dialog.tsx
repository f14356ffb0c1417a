import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Countersigned } from '@urzad/contract';
import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import {
  Button,
  Checkbox,
  CodeField,
  FormSubmit,
  formOf,
  PasswordField,
  useAskAgain,
  useLocale,
} from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { Mail, Stamp } from 'lucide-react';
import { useCodeRefusal } from '#shared/code/code-refusal';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { sealChosen, sendDeskCode } from '../api';
import type { Desk } from '../logic/desk';

interface SealValues {
  pass: string;
  code: string;
  statement: boolean;
}

const { FormField } = formOf<SealValues>();

export interface SealDialogProps {
  desk: Desk;
  ids: number[];
  onDone: (outcomes: readonly Countersigned[]) => void;
  onClose: () => void;
}

/** Password, one code for the whole list and the statement, after which the office seals each document. */
export function SealDialog({ desk, ids, onDone, onClose }: SealDialogProps) {
  const { words, statement: sentence } = desk;
  const locale = useLocale();
  const queries = useQueryClient();
  const refusal = useCodeRefusal();

  return (
    <Modal width="narrow" title={words.seal} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RequestForm<SealValues>
        label={words.seal}
        className="u:grid u:gap-5"
        defaultValues={{ pass: '', code: '', statement: false }}
        check={({ pass, code, statement }) => ({
          ...(pass === '' && { pass: 'is-empty' }),
          ...(code.trim() === '' && { code: 'is-empty' }),
          ...(!statement && { statement: 'not-accepted' }),
        })}
        errorText={(code, { name, value }) => {
          if (name === 'statement') return words.statementMissing;
          if (name === 'pass' && code !== 'is-empty') return words.wrongPass;
          return isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code;
        }}
        send={async ({ pass, code }) => {
          const outcomes = await sealChosen(desk, { ids, pass, code, statement: 'yes' });
          onDone(outcomes);
          onClose();
          void queries.invalidateQueries({ queryKey: desk.queries.key });
        }}
        fieldErrors={refusal}
        failure={(error) => <FormFailure title={words.sealFailed} error={error} />}
      >
        <p>{words.sealText}</p>
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={words.pass} />}
        </FormField>
        <Code desk={desk} ids={ids} />
        <FormField name="statement">
          {(field) => <Checkbox {...field} required label={sentence[locale]} />}
        </FormField>
        <FormSubmit icon={Stamp}>{words.seal}</FormSubmit>
      </RequestForm>
    </Modal>
  );
}

function Code({ desk, ids }: Pick<SealDialogProps, 'desk' | 'ids'>) {
  const { words } = desk;
  const askAgain = useAskAgain();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => sendDeskCode(desk, ids),
    onSuccess: () => askAgain('code'),
  });

  return (
    <div className="u:grid u:gap-3">
      {error && <FormFailure title={words.codeFailed} error={error} />}
      <FormField name="code">
        {(field) => (
          <CodeField
            {...field}
            required
            label={words.code}
            hint={data ? words.codeSent(data.mail, data.valid_minutes) : words.codeHint}
          />
        )}
      </FormField>
      <div>
        <Button icon={Mail} loading={isPending} onClick={() => mutate()}>
          {words.sendCode}
        </Button>
      </div>
    </div>
  );
}
