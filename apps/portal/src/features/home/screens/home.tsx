import { useQuery } from '@tanstack/react-query';
import { AmountTiles, Band, Hero, HomeScene, HowItWorks } from '@urzad/ui';
import { callsQuery, currentCallOf } from '../../../shared/cofunding-calls/current-call';
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
  const calls = useQuery(callsQuery);
  const call = currentCallOf(calls.data?.data ?? []);
  const tiles = useAmountTiles(call);
  const lead = useLead(call);
  useScreen(words.documentTitle);

  return (
    <>
      <Hero
        title={words.title}
        lead={lead}
        actions={<HomeActions call={call} />}
        note={words.note}
        picture={<HomeScene />}
        folder={<CallFolder call={call} state={calls} />}
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
