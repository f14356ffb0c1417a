import { Alert, formOf } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { CaseValues } from '../logic/case-values';
import { followingOf } from '../logic/following';
import { newMessages } from '../messages/new';

const { useFormAnswers } = formOf<CaseValues>();

/** What a change or a suspension leads to, before it is sent. */
export function WhatFollows() {
  const { follows } = useMessages(newMessages);
  const following = useFormAnswers(followingOf);
  if (!following) return null;
  const { title, text } = follows[following];

  return (
    <Alert kind="info" title={title}>
      {text}
    </Alert>
  );
}
