import { AmountTiles, Band, Hero, HomeScene, HowItWorks } from '@urzad/ui';
import { useEffect } from 'react';
import { currentCallOf } from '../../../shared/cofunding-calls/current-call-of';
import { usePublicCalls } from '../../../shared/cofunding-calls/public-calls';
import { useMessages } from '../../../shared/i18n/messages';
import { useScreen } from '../../../shared/screen/use-screen';
import { homeMessages } from '../messages';
import { CallFolder } from '../parts/call-folder';
import { useAmountTiles, useLead } from '../parts/call-terms';
import { Help } from '../parts/help';
import { HomeActions } from '../parts/home-actions';
import { WhoMayApply } from '../parts/who-may-apply';

export function Home() {
  const words = useMessages(homeMessages);
  const { calls, error, refresh } = usePublicCalls();
  const call = currentCallOf(calls ?? []);
  const tiles = useAmountTiles(call);
  const lead = useLead(call);
  useScreen(words.documentTitle);
  useEffect(() => void refresh(), [refresh]);

  return (
    <>
      <Hero
        title={words.title}
        lead={lead}
        actions={<HomeActions call={call} />}
        note={words.note}
        picture={<HomeScene />}
        folder={
          <CallFolder call={call} isLoading={!calls && !error} error={error} onRetry={() => void refresh()} />
        }
      />
      {tiles.length > 0 && (
        <Band title={words.amounts}>
          <AmountTiles tiles={tiles} />
        </Band>
      )}
      <WhoMayApply call={call} />
      <Band title={words.howItWorks}>
        <HowItWorks steps={words.steps} />
      </Band>
      <Help />
    </>
  );
}
