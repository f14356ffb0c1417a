import { Band, Hero, HowItWorks, LazyPart, lazyPart } from '@urzad/ui';
import { AmountTiles, HomeScene } from '@urzad/ui/programme';
import { useEffect } from 'react';
import { usePublicCalls } from '#shared/entities/cofunding-calls/public-calls';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { useMessages } from '#shared/i18n/messages';
import { useScreen } from '#shared/screen/use-screen';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { CallFolder } from '../components/call-folder';
import { Help } from '../components/help';
import { HomeActions } from '../components/home-actions';
import { WaitingTask } from '../components/waiting-task';
import { WhoMayApply } from '../components/who-may-apply';
import { useAmountTiles, useLead } from '../logic/call-figures';
import { homeMessages } from '../messages/home';

const myTask = lazyPart(() => import('../components/my-task'));
const noAccess = lazyPart(() => import('#shared/failures/no-access-notice'));

export function Home() {
  const words = useMessages(homeMessages);
  const { calls, error, refresh } = usePublicCalls();
  const call = useCurrentCall(calls ?? []);
  const isSignedIn = useSession(({ me }) => me !== undefined);
  const isOpen = useSession(({ me }) => hasAccess(me));
  const tiles = useAmountTiles(call);
  const lead = useLead(call);
  useScreen(words.documentTitle);
  const offset = useSession(({ system }) => system?.offsetMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the office's time was moved, the calls are asked for again.
  useEffect(() => void refresh(), [refresh, offset]);

  return (
    <>
      <div className="u:peer">
        {!isOpen && <LazyPart of={noAccess}>{({ NoAccessNotice }) => <NoAccessNotice />}</LazyPart>}
        {isSignedIn && isOpen && (
          <LazyPart of={myTask} waiting={<WaitingTask />}>
            {({ MyTask }) => <MyTask call={call} />}
          </LazyPart>
        )}
      </div>
      {/* Hidden while the task is loading: it would visibly move down. */}
      <div className="u:peer-has-data-loading-screen:invisible">
        <Hero
          title={words.title}
          lead={lead}
          actions={isOpen && <HomeActions call={call} />}
          note={words.note}
          picture={<HomeScene />}
          folder={
            <CallFolder
              call={call}
              isLoading={!calls && !error}
              error={error}
              onRetry={() => void refresh()}
            />
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
      </div>
    </>
  );
}
