import type { OfficeCase } from '@urzad/contract';
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
import { Send, Signature } from 'lucide-react';
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
import type { CaseObject, ShownSubject } from '#shared/entities/office-cases/subject-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { addCase } from '../api';
import {
  bodyOf,
  type CaseValues,
  findKind,
  hasLetter,
  isToSign,
  valueErrors,
  withoutPrivateAnswers,
} from '../logic/case-values';
import { newMessages } from '../messages/new';
import { AfterSending } from './after-sending';
import { AnswerDay, AnswerLine } from './answer-day';
import { CaseObjectFolder } from './case-object';
import { KindFields } from './kind-fields';
import { KindQuestion } from './kind-question';
import { OfficeFields } from './office-fields';
import { ResignationPreview } from './resignation-preview';
import { WhatFollows } from './what-follows';

const { useFormAnswers, useFormValue } = formOf<CaseValues>();

export interface NewCaseFormProps {
  object: CaseObject;
  /** Null: it is about no object. */
  shown: ShownSubject | null;
  offered: readonly CaseKindInfo[];
  isStaff: boolean;
  start: CaseValues;
  draftKey: DraftKey;
  today: IsoDate;
}

/** The form of a new case. Its draft stays in this browser until it is sent. */
export function NewCaseForm({ object, shown, offered, isStaff, start, ...props }: NewCaseFormProps) {
  const words = useMessages(newMessages);
  const { fileErrors } = useMessages(conversationMessages);
  const { draftKey, today } = props;
  const [draft] = useState(() => createBrowserDraft(draftKey, withoutPrivateAnswers));
  const sending = useSending({ object, isStaff, onSent: draft.end });
  const isByAnnex = shown?.isByAnnex ?? false;

  return (
    <RequestForm<CaseValues>
      label={isStaff ? words.officeTitle : words.title}
      className=""
      defaultValues={start}
      check={(values) => valueErrors(values, { today, isStaff })}
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
          <CaseObjectFolder object={object} shown={shown} mayChange={!isStaff} />
        </NumberedSection>
        <NumberedSection number="2" title={isStaff ? words.officeWanted : words.wanted}>
          <KindQuestion offered={offered} isStaff={isStaff} />
        </NumberedSection>
        <NumberedSection number="3" title={words.describe}>
          <Questions object={object} isStaff={isStaff} isByAnnex={isByAnnex} />
        </NumberedSection>
        <NumberedSection number="4" title={words.files}>
          <LetterFilesField />
        </NumberedSection>
        <AnswerLine />
        <ActionBar status={<DraftStatus store={draft.store} />}>
          <Submit isStaff={isStaff} isByAnnex={isByAnnex} />
        </ActionBar>
      </FormLayout>
    </RequestForm>
  );
}

interface Follows {
  isStaff: boolean;
  /** Another account or name needs an annex. */
  isByAnnex: boolean;
}

/** The questions of the chosen kind and the letter. */
function Questions({ object, isStaff, isByAnnex }: Pick<NewCaseFormProps, 'object'> & Follows) {
  const words = useMessages(newMessages);
  const kind = findKind(useFormValue('kind'));
  if (!kind) return <p className="u:text-muted">{words.describeFirst}</p>;

  return (
    <div className="u:grid u:gap-5">
      <KindFields kind={kind.code} hasLetter={hasLetter(kind.code)} />
      <WhatFollows isStaff={isStaff} isByAnnex={isByAnnex} />
      {kind.code === 'REZYGNACJA' && <ResignationPreview idMember={object.id} isStaff={isStaff} />}
    </div>
  );
}

/** What is stated is signed before it is sent. What the office enters came in signed. */
function Submit({ isStaff, isByAnnex }: Follows) {
  const words = useMessages(newMessages);
  const isSigned = useFormAnswers((values) => isToSign(values, isByAnnex)) && !isStaff;

  return (
    <FormSubmit size="lg">
      <Icon of={isSigned ? Signature : Send} /> <span>{isSigned ? words.toSign : words.submit}</span>
    </FormSubmit>
  );
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
    onDone: async ({ id, sign, status }) => {
      await onSent();
      if (status === 'to_sign') {
        navigate(paths.officeCaseSign(id));
        return;
      }
      toast.success(words.sent(sign));
      navigate(paths.officeCase(id));
    },
  });
}
