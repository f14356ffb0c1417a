import { Button } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { addRegistration } from '../api';
import { carrySelfCheckOver } from '../logic/kept-self-check';
import { registrationMessages } from '../messages/registrations';

export interface BeginButtonProps {
  idCall: number;
  /** An answer of the self-check does not meet the conditions; the parent may still begin a draft. */
  isRefused: boolean;
}

/** Creates the registration and its information clause, which comes before any data (art. 13 RODO). */
export function BeginButton({ idCall, isRefused }: BeginButtonProps) {
  const { start: words } = useMessages(registrationMessages);
  const navigate = useNavigate();
  const userId = useSession(({ me }) => me?.id ?? 0);

  const beginning = useStep({
    ...ofRegistration,
    send: (_, key) => addRegistration(idCall, key),
    onDone: async (registration) => {
      await carrySelfCheckOver(registration, userId);
      navigate(paths.clauseSign(registration.clause.id));
    },
  });
  const { error } = beginning;
  const isTaken = error instanceof ApiFailure && error.code === 'object-exist';

  return (
    <div className="u:grid u:justify-items-start u:gap-4">
      {error && (
        <FormFailure title={words.beginFailed} error={error} text={isTaken ? words.taken : undefined} />
      )}
      <Button
        variant={isRefused ? 'secondary' : 'primary'}
        size="lg"
        iconEnd={ArrowRight}
        loading={beginning.isPending}
        onClick={() => beginning.press()}
      >
        {isRefused ? words.beginAnyway : words.begin}
      </Button>
    </div>
  );
}
