import { TextLink } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { ChallengeForm } from '#shared/second-factor/challenge-form';
import type { ChallengeState } from '#shared/second-factor/entering';
import type { AskedCode } from '#shared/second-factor/factor-refusal';
import { secondFactorMessages } from '#shared/second-factor/messages';
import { beginSession } from '#shared/session/sign-in';
import { ShortPage } from './short-page';

/** The second step of a sign-in. */
export function ChallengePage({ state }: { state: ChallengeState }) {
  const words = useMessages(secondFactorMessages);
  const { kind, sent } = state.challenge;
  const [asked, setAsked] = useState<AskedCode>(kind);
  const lead = asked === 'mail' && sent === 'no' ? words.leads.unsent : words.leads[asked];

  return (
    <ShortPage title={words.title} lead={lead} help={words.lost}>
      <ChallengeForm
        state={state}
        asked={asked}
        onAsk={setAsked}
        onEnter={(tokens) => beginSession(tokens, state.rememberMe)}
      />
      {asked === 'mail' && <p className="u:text-sm u:text-muted">{words.spam}</p>}
      <p>
        <TextLink href={paths.login}>{words.startAgain}</TextLink>
      </p>
    </ShortPage>
  );
}
