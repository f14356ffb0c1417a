import type { OfficeCase, Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { CaseKindInfo } from '@urzad/grants';
import {
  ActionBar,
  FormLayout,
  FormSubmit,
  FormSummary,
  formOf,
  Icon,
  NumberedSection,
  toast,
} from '@urzad/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LetterFilesField } from '#shared/conversation/letter-files-field';
import { conversationMessages } from '#shared/conversation/messages';
import { errorsWithFiles, isSentBefore } from '#shared/conversation/reply-errors';
import { createBrowserDraft } from '#shared/drafts/browser-draft';
import { DraftStatus } from '#shared/drafts/draft-status';
import { FollowDraft } from '#shared/drafts/follow-draft';
import type { DraftKey } from '#shared/drafts/kept-draft';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { addCase, type CaseObject } from '../api';
import { bodyOf, type CaseValues, findKind, valueErrors } from '../logic/case-values';
import { newMessages } from '../messages/new';
import { AfterSending } from './after-sending';
import { AnswerDay, AnswerLine } from './answer-day';
import { CaseObjectFolder } from './case-object';
import { KindFields } from './kind-fields';
import { KindQuestion } from './kind-question';
import { OfficeFields } from './office-fields';

const { useFormValue } = formOf<CaseValues>();

export interface NewCaseFormProps {
  object: CaseObject;
  registration: Registration | undefined;
  offered: readonly CaseKindInfo[];
  isStaff: boolean;
  start: CaseValues;
  draftKey: DraftKey;
  today: IsoDate;
}

/** The form of a new case. Its draft stays in this browser until it is sent. */
export function NewCaseForm({ object, registration, offered, isStaff, start, ...props }: NewCaseFormProps) {
  const words = useMessages(newMessages);
  const { fileErrors } = useMessages(conversationMessages);
  const { draftKey, today } = props;
  const [draft] = useState(() => createBrowserDraft<CaseValues>(draftKey, (values) => values));
  const sending = useSending({ object, isStaff, onSent: draft.end });

  return (
    <RequestForm<CaseValues>
      label={isStaff ? words.officeTitle : words.title}
      className=""
      defaultValues={start}
      check={(values) => valueErrors(values, today)}
      fieldErrors={(failure) => errorsWithFiles(failure, fileErrors)}
      send={sending.submit}
      failure={(error) => (
        <FormFailure
          title={words.sendFailed}
          error={error}
          text={refusalText(error, words.reasons) ?? (isSentBefore(error) ? words.sentBefore : undefined)}
        />
      )}
    >
      <FollowDraft draft={draft} />
      <FormLayout
        aside={
          <div className="u:grid u:gap-5">
            {isStaff && <OfficeFields />}
            <AnswerDay today={today} />
            {!isStaff && <AfterSending />}
          </div>
        }
      >
        <div className="u:grid u:gap-5 u:pb-5">
          <FormSummary lead={words.refused} />
        </div>
        <NumberedSection number="1" title={words.about}>
          <CaseObjectFolder object={object} registration={registration} mayChange={!isStaff} />
        </NumberedSection>
        <NumberedSection number="2" title={isStaff ? words.officeWanted : words.wanted}>
          <KindQuestion offered={offered} isStaff={isStaff} />
        </NumberedSection>
        <NumberedSection number="3" title={words.describe}>
          <Questions />
        </NumberedSection>
        <NumberedSection number="4" title={words.files}>
          <LetterFilesField />
        </NumberedSection>
        <AnswerLine />
        <ActionBar status={<DraftStatus store={draft.store} />}>
          <FormSubmit size="lg">
            <Icon of={Send} /> {words.submit}
          </FormSubmit>
        </ActionBar>
      </FormLayout>
    </RequestForm>
  );
}

/** The questions of the chosen kind and the letter. */
function Questions() {
  const words = useMessages(newMessages);
  const kind = findKind(useFormValue('kind'));
  if (!kind) return <p className="u:text-muted">{words.describeFirst}</p>;

  return <KindFields kind={kind.code} hasLetter />;
}

interface Sending extends Pick<NewCaseFormProps, 'object' | 'isStaff'> {
  onSent: () => Promise<void>;
}

function useSending({ object, isStaff, onSent }: Sending) {
  const words = useMessages(newMessages);
  const navigate = useNavigate();

  return useStep<OfficeCase, CaseValues>({
    ...ofCase,
    send: (values, key) => addCase(object, bodyOf(values, { isStaff }), key),
    onDone: async ({ id, sign }) => {
      await onSent();
      toast.success(words.sent(sign));
      navigate(paths.officeCase(id));
    },
  });
}
