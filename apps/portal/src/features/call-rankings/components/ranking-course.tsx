import type { CallRanking } from '@urzad/contract';
import { formatBytes, longDateText, timeText, warsawDate } from '@urzad/domain';
import { Alert, Link, Stepper, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { rankingCourseOf } from '../logic/ranking-course-of';
import { rankingMessages } from '../messages/ranking';

/** How far the ranking is, who did what, and what stands in its way. */
export function RankingCourse({ ranking }: { ranking: CallRanking }) {
  const words = useMessages(rankingMessages);
  const locale = useLocale();
  const { proposal, undecided, scored, rejected, status } = ranking;
  const { assess, propose, approve, publish } = words.steps;
  const done = scored + rejected;
  const moment = (date: string) =>
    `${longDateText(warsawDate(new Date(date)), locale)}, ${timeText(new Date(date))}`;
  const isEnded = status === 'ranked' || status === 'settled';

  return (
    <div className="u:grid u:gap-4">
      {!isEnded && (
        <Stepper
          steps={[assess, propose, approve, publish].map((label) => ({ label }))}
          current={rankingCourseOf(ranking)}
        />
      )}
      <p className="u:text-muted">
        {[
          !isEnded && words.assessed(done, done + undecided),
          proposal && words.proposed(proposal.proposed.name, moment(proposal.proposed.date)),
          proposal?.approved && words.approved(proposal.approved.name, moment(proposal.approved.date)),
          proposal?.published && words.published(moment(proposal.published), proposal.version_no),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {proposal?.document && (
        <p>
          <TextLink href={proposal.document.url} hrefLang="pl">
            {words.document(formatBytes(proposal.document.size, locale))}
          </TextLink>
        </p>
      )}
      {!isEnded && status !== 'closed' && <Alert kind="info">{words.notClosed}</Alert>}
      {status === 'closed' && undecided > 0 && (
        <Alert kind="warning" actions={<Link href={`${paths.registrations}?tab=all`}>{words.toQueue}</Link>}>
          {words.undecided(undecided)}
        </Alert>
      )}
      {proposal?.current === 'no' && (
        <Alert kind="warning" title={words.outdatedTitle} live>
          {words.outdated}
        </Alert>
      )}
      {proposal?.closed_by && (
        <Alert kind="info" title={words.closedTitle}>
          {words.closed(proposal.closed_by)}
        </Alert>
      )}
    </div>
  );
}
