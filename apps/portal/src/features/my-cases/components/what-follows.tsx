import { Alert, formOf } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { type CaseValues, isToSign } from '../logic/case-values';
import { followingOf } from '../logic/following';
import { newMessages } from '../messages/new';

const { useFormAnswers } = formOf<CaseValues>();

/** What a change or a suspension leads to, before it is sent; of the office, what it needs of what was signed. */
export function WhatFollows({ isStaff, isByAnnex }: { isStaff: boolean; isByAnnex: boolean }) {
  const { follows, paper } = useMessages(newMessages);
  const following = useFormAnswers((values) => followingOf(values, isByAnnex));
  const isEntered = useFormAnswers((values) => isToSign(values, false)) && isStaff;
  if (isEntered) {
    return (
      <Alert kind="info" title={paper.title}>
        {paper.text}
      </Alert>
    );
  }
  if (!following) return null;
  const { title, text } = follows[following];

  return (
    <Alert kind="info" title={title}>
      {text}
    </Alert>
  );
}
