import { CALL_FIELDS, type CallField } from '@urzad/grants';
import { memo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { type ByQuestion, SpecQuestion } from '#shared/spec-form/spec-question';
import { setupMessages } from '../messages/setup';

const NO_WIDGETS: ByQuestion<never> = {};

/** One field of a call. */
export const SetupQuestion = memo(function SetupQuestion({ name }: { name: CallField }) {
  const { hints } = useMessages(setupMessages);
  const own = { submission_limit: hints.submission_limit };

  return <SpecQuestion path={name} spec={CALL_FIELDS[name]} hints={own} widgets={NO_WIDGETS} />;
});
