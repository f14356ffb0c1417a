import type { CofundingCall } from '@urzad/contract';
import { ArchScene, Button, CheckList, Link, useLocale } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { usePublicCalls } from '#shared/entities/cofunding-calls/public-calls';
import { useCurrentCall } from '#shared/entities/cofunding-calls/use-current-call';
import { useMessages } from '#shared/i18n/messages';
import { paths, RESULTS_ID } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useAppName, useOffice } from '#shared/system/use-office';
import { Calls } from '../components/calls';
import { Figures, Results } from '../components/figures';
import { Money } from '../components/money';
import { Rights } from '../components/rights';
import { actionsOf, groupsOf } from '../logic/about-facts';
import { aboutMessages } from '../messages/about';

/** What the law on European funds asks for on the page of a project: goal, actions, groups, results, value (Process §7.8). */
export function About() {
  const words = useMessages(aboutMessages);
  const locale = useLocale();
  const appName = useAppName();
  const office = useOffice();
  const heading = useScreen(words.title);
  const { calls = [], refresh } = usePublicCalls();
  const call = useCurrentCall(calls);
  useEffect(() => void refresh(), [refresh]);

  return (
    <div className="u:grid u:gap-10 u:tablet:gap-14">
      <Goal>
        <h1 ref={heading} tabIndex={-1} className="u:hero-title u:wrap-break-word u:desktop:text-4xl">
          {words.heading}
        </h1>
        <p className="u:max-w-text u:text-lg u:text-muted">{words.lead(appName)}</p>
      </Goal>
      {office && <Figures office={office} />}
      <div className="u:grid u:gap-8 u:desktop:grid-cols-2 u:desktop:gap-14">
        <Part title={words.actions}>
          <CheckList items={actionsOf(call, { words, locale })} />
        </Part>
        <Part title={words.groups}>
          <CheckList items={groupsOf(call, { words, voivodeship: office?.voivodeship_in[locale] })} />
        </Part>
      </div>
      <Part title={words.results}>
        <p className="u:max-w-text">{words.resultsText}</p>
        <Results calls={calls.filter(isHeld)} />
      </Part>
      {office && (
        <Part title={words.money}>
          <Money office={office} call={call} />
          <p className="u:max-w-text u:text-muted">{words.funding(appName, office.office_name)}</p>
          <p className="u:flex u:flex-wrap u:gap-x-4 u:gap-y-1 u:font-semibold">
            <span>#FunduszeUE</span>
            <span>#FunduszeEuropejskie</span>
          </p>
        </Part>
      )}
      <Part title={words.calls} anchor={RESULTS_ID}>
        <Calls calls={calls} />
      </Part>
      {office && (
        <Part title={words.rights}>
          <Rights office={office} />
        </Part>
      )}
    </div>
  );
}

function isHeld({ status }: CofundingCall): boolean {
  return status !== 'cancelled';
}

/** The goal of the project in one sentence, and the way to the question whether it is for this person. */
function Goal({ children }: { children: ReactNode }) {
  const words = useMessages(aboutMessages);

  return (
    <div className="u:grid u:items-center u:gap-6 u:desktop:grid-cols-3">
      <div className="u:grid u:gap-5 u:desktop:col-span-2">
        {children}
        <div className="u:grid u:tablet:block">
          <Button asChild variant="primary" size="lg" iconEnd={ArrowRight}>
            <Link href={paths.selfCheck}>{words.selfCheck}</Link>
          </Button>
        </div>
      </div>
      <div className="u:hidden u:justify-self-center u:desktop:block">
        <ArchScene />
      </div>
    </div>
  );
}

function Part({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const id = useId();

  return (
    <section id={anchor} aria-labelledby={id} className="u:grid u:content-start u:gap-4">
      <h2 id={id} className="u:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
