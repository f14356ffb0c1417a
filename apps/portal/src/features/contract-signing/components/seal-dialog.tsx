import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Countersigned, DESK_STATEMENT } from '@urzad/contract';
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
import { useMessages } from '#shared/i18n/messages';
import { ofContract, sealContracts, sendDeskCode } from '../api';
import { deskMessages } from '../messages/desk';

interface SealValues {
  pass: string;
  code: string;
  statement: boolean;
}

const { FormField } = formOf<SealValues>();

export interface SealDialogProps {
  ids: number[];
  onDone: (outcomes: readonly Countersigned[]) => void;
  onClose: () => void;
}

/** Password, one code for the whole list and the statement, after which the office seals each contract. */
export function SealDialog({ ids, onDone, onClose }: SealDialogProps) {
  const words = useMessages(deskMessages);
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
          const outcomes = await sealContracts({ ids, pass, code, statement: 'yes' });
          onDone(outcomes);
          onClose();
          void queries.invalidateQueries({ queryKey: ofContract.key });
        }}
        fieldErrors={refusal}
        failure={(error) => <FormFailure title={words.sealFailed} error={error} />}
      >
        <p>{words.sealText}</p>
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={words.pass} />}
        </FormField>
        <Code ids={ids} />
        <FormField name="statement">
          {(field) => <Checkbox {...field} required label={DESK_STATEMENT[locale]} />}
        </FormField>
        <FormSubmit icon={Stamp}>{words.seal}</FormSubmit>
      </RequestForm>
    </Modal>
  );
}

function Code({ ids }: { ids: number[] }) {
  const words = useMessages(deskMessages);
  const askAgain = useAskAgain();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => sendDeskCode(ids),
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
