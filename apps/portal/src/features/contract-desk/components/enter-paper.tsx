import { type Contract, PLACE_MAX } from '@urzad/contract';
import { dayText, fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { Button, FormSubmit, formOf, SelectField, TextField, toast, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { Modal } from '@urzad/ui/overlays';
import { UploadField } from '@urzad/ui/uploads';
import { FileScan } from 'lucide-react';
import { useState } from 'react';
import { isOnItsWay } from '#shared/conversation/letter-files';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { ChangedMeanwhile } from '#shared/object/changed-meanwhile';
import { refusalText } from '#shared/object/refusal-text';
import type { StepTarget } from '#shared/object/step-target';
import { useSharedForm } from '#shared/object/use-shared-form';
import { useStep } from '#shared/object/use-step';
import { useFileLimit } from '#shared/system/use-file-limit';
import { useBusinessToday, useOffice } from '#shared/system/use-office';
import { sending } from '#shared/uploads/sending';
import { UploadGuard } from '#shared/uploads/upload-guard';
import type { PaperBody } from '../api';
import {
  lastDayOf,
  type PaperValues,
  paperBody,
  paperErrors,
  paperValuesOf,
  type SigningTime,
  signingTimeOf,
} from '../logic/paper-form';
import type { paperMessages } from '../messages/paper';

type Words = (typeof paperMessages)['pl'];

export interface EnterPaperProps<Found extends { id: number }> {
  /** The contract, or the annex. */
  signed: Pick<Contract, 'row_version' | 'paper' | 'paper_people' | 'sent_date' | 'sign_member_to'>;
  target: StepTarget;
  words: Words;
  send: (body: PaperBody, idempotencyKey: string) => Promise<Found>;
}

const { FormField } = formOf<PaperValues>();

/** The scan of what both sides signed on paper, its days and people: the first of two persons enters them. */
export function EnterPaper<Found extends { id: number }>(props: EnterPaperProps<Found>) {
  const { signed, target, words } = props;
  const today = useBusinessToday();
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    target.onOpenChange?.(next);
  };
  const label = signed.paper ? words.enterAgain : words.enter;

  return (
    <>
      <Button icon={FileScan} onClick={() => show(true)}>
        {label}
      </Button>
      <Modal open={isOpen} onOpenChange={show} title={label}>
        {today && (
          <PaperForm
            {...props}
            time={signingTimeOf(signed, today)}
            onDone={() => {
              show(false);
              target.onDecided?.();
            }}
          />
        )}
      </Modal>
    </>
  );
}

interface PaperFormProps<Found extends { id: number }> extends EnterPaperProps<Found> {
  time: SigningTime;
  onDone: () => void;
}

function PaperForm<Found extends { id: number }>({
  signed,
  target,
  words,
  send,
  time,
  onDone,
}: PaperFormProps<Found>) {
  const locale = useLocale();
  const office = useOffice();
  const errorText = usePaperErrors(time, words);
  const { form, isChanged } = useSharedForm(
    paperValuesOf(signed, office?.office_address ?? ''),
    signed.row_version,
  );
  const step = useStep<Found, PaperValues>({
    ...target.queries,
    send: (values, key) => send(paperBody(values, signed), key),
    onDone: () => {
      toast.success(words.entered);
      onDone();
    },
  });
  const { signatories = [], checkers = [] } = signed.paper_people ?? {};

  return (
    <RequestForm<PaperValues>
      form={form}
      label={words.enter}
      className="u:grid u:gap-5"
      check={(values) => paperErrors(values, time)}
      errorText={(code, { name, value }) =>
        errorText(name, code) ?? (isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code)
      }
      send={step.submit}
      failure={(error) => (
        <FormFailure title={words.enterRefused} error={error} text={refusalText(error, words.reasons)} />
      )}
    >
      <ChangedMeanwhile when={isChanged} />
      <p>{words.enterText}</p>
      <ScanField words={words} />
      <div className="u:grid u:items-start u:gap-5 u:tablet:grid-cols-2">
        <FormField name="member_date">
          {(field) => <DateField {...field} required label={words.memberDate} />}
        </FormField>
        <FormField name="office_date">
          {(field) => <DateField {...field} required label={words.officeDate} />}
        </FormField>
      </div>
      <FormField name="place">
        {(field) => <TextField {...field} required maxLength={PLACE_MAX} label={words.place} />}
      </FormField>
      <FormField name="id_signatory">
        {(field) => (
          <SelectField {...field} required label={words.signatory} options={optionsOf(signatories)} />
        )}
      </FormField>
      <FormField name="id_user_checked">
        {(field) => <SelectField {...field} required label={words.checked} options={optionsOf(checkers)} />}
      </FormField>
      <FormSubmit block>{words.enter}</FormSubmit>
    </RequestForm>
  );
}

function ScanField({ words }: { words: Words }) {
  const limitBytes = useFileLimit();
  const [isSending, setSending] = useState(false);

  return (
    <>
      <UploadGuard when={isSending} />
      <FormField name="filename" as="value">
        {({ ref: _, ...field }) => (
          <UploadField
            {...field}
            required
            label={words.scan}
            hint={words.scanHint}
            extensions={['pdf']}
            limitBytes={limitBytes}
            upload={sending}
            onFiles={(files) => setSending(files.some(isOnItsWay))}
          />
        )}
      </FormField>
    </>
  );
}

/** What is wrong with a field of this form; `undefined` where the sentence of its kind says enough. */
function usePaperErrors(time: SigningTime, words: Words) {
  const locale = useLocale();
  const sent = dayText(time.sent, locale);
  const texts: Readonly<Record<string, string>> = words.scanErrors;

  return (name: string, code: string): string | undefined => {
    if (name === 'filename') return texts[code];
    if (name === 'member_date') return words.wrongMemberDay(sent, dayText(lastDayOf(time), locale));
    if (name === 'office_date') return words.wrongOfficeDay(sent);
    return code === 'not-valid' ? words.wrongPerson : undefined;
  };
}

function optionsOf(people: readonly { id: number; name: string }[]) {
  return people.map(({ id, name }) => ({ value: String(id), label: name }));
}
