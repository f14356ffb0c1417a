import { queryOptions, useQuery } from '@tanstack/react-query';
import { cofundingRegistrations } from '@urzad/contract';
import { Button, Link } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { call } from '../../../shared/http/client';
import { useMessages } from '../../../shared/i18n/messages';
import { paths } from '../../../shared/paths';
import { type HomeWords, homeMessages } from '../messages';
import { type NextStep, nextStepOf } from './next-step';
import { WaitingAction } from './waiting-action';

const myRegistrations = queryOptions({
  queryKey: ['cofundingregistration', 'get', 'home'],
  queryFn: ({ signal }) => call(cofundingRegistrations.get, { query: {}, signal }),
});

/** The primary action of a signed-in parent goes on where they stopped. */
export function ContinueAction({ canApply }: { canApply: boolean }) {
  const words = useMessages(homeMessages);
  const { data, isPending } = useQuery(myRegistrations);
  if (isPending) return <WaitingAction />;

  // Without an answer the list still leads everywhere.
  const { step, id = 0 } = data ? nextStepOf(data.data, canApply) : { step: 'list' as const };
  const { href, label } = targetOf(step, id, words);

  return (
    <Button asChild variant="primary" size="lg" iconEnd={ArrowRight}>
      <Link href={href}>{label}</Link>
    </Button>
  );
}

function targetOf(step: NextStep, id: number, words: HomeWords): { href: string; label: string } {
  const targets: Record<NextStep, { href: string; label: string }> = {
    apply: { href: paths.registrationStart, label: words.apply },
    draft: { href: paths.registrationEdit(id), label: words.continueDraft },
    sign: { href: paths.registrationSign, label: words.continueSigning },
    send: { href: paths.registrationSendShow, label: words.continueSending },
    correct: { href: paths.registrationEdit(id), label: words.correct },
    show: { href: paths.registration(id), label: words.showLatest },
    list: { href: paths.registrations, label: words.myRegistrations },
  };

  return targets[step];
}
