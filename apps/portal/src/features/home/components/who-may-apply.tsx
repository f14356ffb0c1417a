import type { CofundingCall } from '@urzad/contract';
import { acceptsDrafts } from '@urzad/grants';
import { ArchScene, Band, Button, Card, CheckList, Link, useLocale } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { useOffice } from '#shared/system/use-office';
import { type HomeWords, homeMessages } from '../messages/home';

export function WhoMayApply({ call }: { call: CofundingCall | undefined }) {
  const words = useMessages(homeMessages);
  const lives = useWhoLives();
  // For a signed-in parent the self-check is the beginning of an application.
  const isVisitor = useSession(({ me }) => me === undefined);

  return (
    <Band tone="surface">
      <div className="u:grid u:gap-8 u:desktop:grid-cols-2 u:desktop:gap-14">
        <div className="u:grid u:content-start u:gap-6">
          <h2 className="u:text-2xl">{words.who}</h2>
          <CheckList items={[...lives, ...conditionsOf(call, words)]} />
        </div>
        {isVisitor && call && acceptsDrafts(call.status) && (
          <Card tone="companion" className="u:grid u:content-center u:justify-items-start u:gap-4">
            <ArchScene />
            <h3 className="u:text-lg">{words.unsure}</h3>
            <p>{words.unsureText}</p>
            <Button asChild iconEnd={ArrowRight}>
              <Link href={paths.selfCheck}>{words.unsureAction}</Link>
            </Button>
          </Card>
        )}
      </div>
    </Band>
  );
}

/**
 * Empty until the office is loaded. The table of voivodeships is too large for this page: the server sends the one
 * name.
 */
function useWhoLives(): string[] {
  const words = useMessages(homeMessages);
  const locale = useLocale();
  const office = useOffice();

  return office ? [words.whoLives(office.voivodeship_in[locale])] : [];
}

/** Conditions that people can check themselves; ages and days are those of the call. */
function conditionsOf(call: CofundingCall | undefined, words: HomeWords): string[] {
  if (!call) return [words.whoPays];

  const { age_min, age_max_years, return_to_work_max_days } = call.params;
  const from = words.ageFrom[age_min.unit](age_min.count);

  return [
    words.whoChild(from, words.ageTo(age_max_years)),
    words.whoReturns(return_to_work_max_days),
    words.whoPays,
  ];
}
