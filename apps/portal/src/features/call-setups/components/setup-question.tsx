import { type CallField, callFieldIn } from '@urzad/grants';
import { memo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { type ByQuestion, SpecQuestion } from '#shared/spec-form/spec-question';
import { setupMessages } from '../messages/setup';

const NO_WIDGETS: ByQuestion<never> = {};

/** One field of a call. */
export const SetupQuestion = memo(function SetupQuestion({ name }: { name: CallField }) {
  const { hints } = useMessages(setupMessages);
  const own = { submission_limit: hints.submission_limit };

  const spec = callFieldIn(useOfficeWords(), name);

  return <SpecQuestion path={name} spec={spec} hints={own} widgets={NO_WIDGETS} />;
});
