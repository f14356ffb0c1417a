import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChosenMessage } from '@urzad/contract';
import { Form, FormSubmit, FormSummary, toast } from '@urzad/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { Loaded } from '#shared/screen/loaded';
import { useWrite } from '#shared/server-state/use-write';
import { audienceQuery, messagesKey, sendMessage } from '../logic/message-queries';
import {
  audienceErrors,
  audienceOf,
  type MessageError,
  type MessageValues,
  messageBodyOf,
  messageErrors,
  NEW_MESSAGE,
} from '../logic/message-values';
import { chosenMessagesWords } from '../messages/chosen';
import { AudienceFields, TextFields } from './message-fields';
import { MessagePreview } from './message-preview';

/** A new message: to whom, what it says, its preview, and the question before it goes. */
export function MessageForm() {
  const words = useMessages(chosenMessagesWords);
  const queries = useQueryClient();
  const form = useForm<MessageValues>({ defaultValues: NEW_MESSAGE });
  const [asked, setAsked] = useState<MessageValues>();
  const values = { ...NEW_MESSAGE, ...useWatch({ control: form.control }) };
  const meant = audienceOf(values);
  const { data, error, isPlaceholderData, refetch } = useQuery(audienceQuery(meant));
  const audience = meant && data;
  const count = audience?.count ?? 0;
  const write = useWrite<ChosenMessage, MessageValues>({
    send: (sent, key) => {
      const to = audienceOf(sent);
      if (!to) throw new Error('Nobody is meant.');
      return sendMessage(messageBodyOf(sent, to, count), key);
    },
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: messagesKey });
      toast.success(words.started);
      setAsked(undefined);
      form.reset(NEW_MESSAGE, { keepFieldsRef: true });
    },
    onFailed: () => queries.invalidateQueries({ queryKey: messagesKey }),
  });

  function errorText(code: MessageError, { name }: { name: string }): string {
    const { errors } = words;
    if (code === 'uncounted') return errors.uncounted;
    if (code === 'nobody') return words.nobody;
    if (code === 'too-many') return errors.many;
    if (code.startsWith('unknown-mark')) return errors.mark(code.replace('unknown-mark ', ''));
    if (code === 'is-too-big') return errors.long;
    if (code === 'private-number') return errors.number;
    return ['people', 'call', 'role'].includes(name) ? errors.chosen : errors.empty;
  }

  /** The number of people is part of the question, so it is asked for first where it is not known yet. */
  async function ask(sent: MessageValues) {
    const isKnown = audience && !isPlaceholderData;
    const counted = isKnown ? audience : (await refetch({ cancelRefetch: false })).data;
    const errors = audienceErrors(sent.kind, counted);
    if (errors) return errors;
    write.reset();
    setAsked(sent);
    return undefined;
  }

  return (
    <>
      <Form<MessageValues, MessageError>
        form={form}
        label={words.form}
        summary={false}
        check={messageErrors}
        errorText={errorText}
        send={ask}
      >
        <FormSummary />
        <AudienceFields form={form} />
        <TextFields form={form} />
        <section className="u:grid u:gap-3" aria-label={words.preview}>
          <h2 className="u:text-lg">{words.preview}</h2>
          <Loaded
            data={meant ? audience : null}
            error={error}
            onRetry={() => void refetch()}
            loading={words.counting}
            failed={words.failed}
          >
            {(known) => <MessagePreview audience={known ?? undefined} values={values} />}
          </Loaded>
        </section>
        <div>
          <FormSubmit icon={Send}>{words.submit}</FormSubmit>
        </div>
      </Form>
      {asked && (
        <DecisionModal
          title={words.confirm(count)}
          open
          onOpenChange={() => setAsked(undefined)}
          back={words.back}
          action={{ children: words.submit, icon: Send, onClick: () => write.press(asked) }}
          decision={write}
          refused={write.error && isConflict(write.error) ? words.changed : words.refused}
        >
          <MessagePreview audience={audience} values={asked} />
          <p>{words.confirmText}</p>
        </DecisionModal>
      )}
    </>
  );
}
