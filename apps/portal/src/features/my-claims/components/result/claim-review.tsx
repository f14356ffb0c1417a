import type { Claim } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { Card, Icon, TextLink, useLocale } from '@urzad/ui';
import { Scale } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { claimResultMessages } from '../../messages/claim-result';

/** What a parent can do who does not agree with the result. */
export function ClaimReview({ claim }: { claim: Claim }) {
  const { review: words } = useMessages(claimResultMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const { review_to, id_officecase } = claim;
  if (!review_to || !today) return null;
  const day = dayText(review_to, locale);

  return (
    <Card className="u:flex u:gap-4">
      <Icon of={Scale} size="1.6em" className="u:mt-0.5 u:flex-none u:text-accent-text" />
      <div className="u:grid u:gap-2">
        <h2 className="u:text-lg">{words.title}</h2>
        <p>{today > review_to ? words.over(day) : words.open(day)}</p>
        <p>
          <TextLink
            variant="standalone"
            href={id_officecase ? paths.officeCase(id_officecase) : paths.officeCaseNew('general')}
          >
            {words.ask}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
