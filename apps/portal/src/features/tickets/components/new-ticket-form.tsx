import type { Ticket } from '@urzad/contract';
import { BROWSER_FACTS, CASE_LETTER_MAX, TICKET_FIELDS, TICKET_TITLE_MAX } from '@urzad/grants';
import {
  ActionBar,
  Card,
  Checkbox,
  DescriptionList,
  FormLayout,
  FormSubmit,
  formOf,
  Icon,
  SelectField,
  TextArea,
  TextField,
  toast,
  useLocale,
} from '@urzad/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LetterFilesField } from '#shared/conversation/letter-files-field';
import { conversationMessages } from '#shared/conversation/messages';
import { errorsWithFiles } from '#shared/conversation/reply-errors';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import { DraftStatus } from '#shared/drafts/draft-status';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { addTicket, ofTicket } from '../api';
import { browserFacts } from '../logic/browser-facts';
import { bodyOf, startOf, type TicketValues, valueErrors } from '../logic/ticket-values';
import { useCategories } from '../logic/use-categories';
import { newTicketMessages } from '../messages/new';

const { FormField } = formOf<TicketValues>();

interface NewTicketFormProps {
  kept: KeptDraft | null;
  draftKey: DraftKey;
}

export function NewTicketForm({ kept, draftKey }: NewTicketFormProps) {
  const words = useMessages(newTicketMessages);
  const { fileErrors } = useMessages(conversationMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { offered } = useCategories();
  const [start] = useState(() => startOf(kept, new Date()));
  const [draft] = useState(() => createBrowserDraft<TicketValues>(draftKey, (values) => ({ ...values })));
  const [facts] = useState(() => browserFacts(locale));
  const sending = useStep<Ticket, TicketValues>({
    ...ofTicket,
    send: (values, key) => addTicket(bodyOf(values, facts), key),
    onDone: async ({ id, number }) => {
      await draft.end();
      toast.success(words.sent(number));
      navigate(paths.ticket(id));
    },
  });

  return (
    <RequestForm<TicketValues>
      label={words.title}
      className=""
      defaultValues={start}
      check={valueErrors}
      fieldErrors={(failure) => errorsWithFiles(failure, fileErrors)}
      send={sending.submit}
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <FollowDraft draft={draft} />
      <FormLayout
        aside={
          <Card className="u:grid u:gap-3">
            <h2 className="u:text-lg">{words.browser}</h2>
            <p className="u:text-sm">{words.browserText}</p>
            <DescriptionList
              items={BROWSER_FACTS.map(({ code, [locale]: term }) => ({ term, value: facts[code] }))}
            />
            <FormField name="sends_browser" as="value">
              {({ value, onValueChange, ref: _, ...field }) => (
                <Checkbox
                  {...field}
                  label={words.sendBrowser}
                  checked={value === 'yes'}
                  onCheckedChange={(isSent) => onValueChange(isSent === true ? 'yes' : 'no')}
                />
              )}
            </FormField>
          </Card>
        }
      >
        <Card className="u:grid u:gap-5">
          <FormField name="category">
            {(field) => (
              <SelectField
                {...field}
                required
                label={TICKET_FIELDS.category[locale]}
                options={offered.map((one) => ({ value: one.code, label: one[locale] }))}
              />
            )}
          </FormField>
          <FormField name="title">
            {(field) => (
              <TextField
                {...field}
                required
                label={TICKET_FIELDS.title[locale]}
                maxLength={TICKET_TITLE_MAX}
              />
            )}
          </FormField>
          <FormField name="body">
            {(field) => (
              <TextArea
                {...field}
                required
                rows={8}
                label={TICKET_FIELDS.body[locale]}
                hint={words.bodyHint}
                maxLength={CASE_LETTER_MAX}
              />
            )}
          </FormField>
          <h2 className="u:text-lg">{words.files}</h2>
          <LetterFilesField />
        </Card>
        <ActionBar status={<DraftStatus store={draft.store} />}>
          <FormSubmit size="lg">
            <Icon of={Send} /> <span>{words.submit}</span>
          </FormSubmit>
        </ActionBar>
      </FormLayout>
    </RequestForm>
  );
}
