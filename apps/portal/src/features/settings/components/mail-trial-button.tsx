import { fieldErrorText, type IsoDate, mailError } from '@urzad/domain';
import { Button, formOf, MailField, toast, useLocale } from '@urzad/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { useWrite } from '#shared/server-state/use-write';
import { type MailTrial, tryMail } from '../api';
import { answersOf, type SectionValues, sectionErrors, sentPassword } from '../logic/section-values';
import { settingsMessages } from '../messages/settings';

interface Values {
  to: string;
}

const { FormField } = formOf<Values>();

interface MailTrialButtonProps {
  today: IsoDate;
  /** What stands in the form of the mail server now. */
  valuesOf: () => SectionValues;
}

/** Sends a letter by the settings that are typed, before they are saved. */
export function MailTrialButton({ today, valuesOf }: MailTrialButtonProps) {
  const { trial: words, mailFailures } = useMessages(settingsMessages);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Values>({ defaultValues: { to: '' } });
  const sending = useWrite<{ to: string }, Values>({
    send: ({ to }) => {
      const values = valuesOf();
      // The names are those of the section of mail, which `answersOfTyped` loses.
      const server = answersOf('mail', values) as MailTrial['form'];
      return tryMail({ to, form: server, password: sentPassword(values) });
    },
    onDone: ({ to }) => {
      setOpen(false);
      toast.success(words.sent(to));
    },
  });

  return (
    <>
      <Button icon={Send} onClick={open}>
        {words.open}
      </Button>
      {isOpen && (
        <DecisionForm<Values>
          title={words.open}
          onClose={() => setOpen(false)}
          back={words.back}
          action={{ children: words.send, icon: Send }}
          decision={sending}
          refused={words.failed}
          reasons={mailFailures}
          form={form}
          check={({ to }) => {
            const code = mailError(to);
            return code ? { to: code } : {};
          }}
          errorText={(code) => fieldErrorText(code, locale)}
          intro={words.text}
        >
          <FormField name="to">{(field) => <MailField {...field} required label={words.to} />}</FormField>
        </DecisionForm>
      )}
    </>
  );

  function open() {
    sending.reset();
    const isRight = Object.keys(sectionErrors('mail', valuesOf(), today)).length === 0;
    if (isRight) setOpen(true);
    else toast.error(words.first);
  }
}
