import { useQuery } from '@tanstack/react-query';
import type { OfficeCase, OfficeCaseRow } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Counter, Link, TabLinks, TextLink } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DaysLeft } from '#shared/deadlines/due-date';
import { type CaseLocation, type CaseTab, caseHref, caseList } from '#shared/entities/office-cases/case-list';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { caseTabWords } from '#shared/entities/office-cases/case-tab-words';
import { dueOf } from '#shared/entities/office-cases/due-of';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { listAroundQuery } from '#shared/list/list-queries';
import { BesidePresence } from '#shared/presence/presence';
import { deskMessages } from '../messages/desk';

interface BesideCasesProps {
  officeCase: OfficeCase;
  today: IsoDate;
}

/** There is room for the names of these; the one that the officer came from is always among them. */
const TABS: readonly CaseTab[] = ['mine', 'live', 'unassigned'];

/** The page of the list that the officer came from, with the case that is open. */
export function BesideCases({ officeCase, today }: BesideCasesProps) {
  const words = useMessages(deskMessages);
  const tabs = useMessages(caseTabWords);
  const location = caseList.parse(useSearchParams()[0]);
  const { data: rows } = useQuery({
    ...listAroundQuery(caseList.endpoint, caseList.filterOf(location)),
    // They are whole; the type names what the links to the neighbours need of them.
    select: ({ data }) => data as readonly OfficeCaseRow[],
  });
  const list = useRef<HTMLElement>(null);
  const isLoaded = rows !== undefined;
  useEffect(() => {
    const open = isLoaded && list.current?.querySelector<HTMLElement>(':scope > ul > li:has([aria-current])');
    if (open && list.current) list.current.scrollTop = open.offsetTop - list.current.clientHeight / 2;
  }, [isLoaded]);

  return (
    <nav
      ref={list}
      aria-label={words.cases}
      className="u:relative u:hidden u:min-w-0 u:overflow-y-auto u:border-e u:border-line u:@min-[1150px]/desk:block u:print:hidden"
    >
      <div className="u:grid u:gap-2.5 u:border-b u:border-line u:px-4 u:py-3">
        <TextLink href={caseList.hrefOf(location)}>{words.cases}</TextLink>
        <TabLinks
          look="switch"
          label={words.caseTabs}
          links={(TABS.includes(location.tab) ? TABS : [location.tab, ...TABS]).map((tab) => ({
            href: caseHref(officeCase, caseList.onTab(location, tab)),
            label: tabs[tab],
            current: tab === location.tab,
          }))}
        />
      </div>
      <ul aria-label={tabs[location.tab]}>
        {rows?.map((row) => (
          <li key={row.id} className="u:flex u:border-b u:border-line-subtle">
            <BesideCase
              {...{ location, today }}
              // The page is as it was when the officer came; the open case is as it is now.
              row={row.id === officeCase.id ? officeCase : row}
              isOpen={row.id === officeCase.id}
            />
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="u:p-4 u:text-sm u:text-muted">{words.noCases}</p>}
    </nav>
  );
}

interface BesideCaseProps {
  row: OfficeCaseRow;
  location: CaseLocation;
  today: IsoDate;
  isOpen: boolean;
}

function BesideCase({ row, location, today, isOpen }: BesideCaseProps) {
  const words = useMessages(deskMessages);
  const title = useShownTitle()(row.title);
  const due = dueOf(row);

  return (
    <Link
      href={caseHref(row, location)}
      aria-current={isOpen ? 'page' : undefined}
      className={`u:grid u:min-w-0 u:flex-1 u:grid-cols-1 u:gap-0.5 u:py-2.5 u:pe-4 u:text-ink u:no-underline u:hover:bg-surface-hover ${isOpen ? 'u:border-s-4 u:border-accent u:bg-accent-subtle u:ps-3' : 'u:ps-4'}`}
    >
      <span className="u:flex u:items-center u:justify-between u:gap-2">
        <span className="u:file-number u:text-sm u:text-muted">{row.sign}</span>
        {row.unread > 0 && <Counter value={row.unread} kind="accent" label={words.unread} />}
      </span>
      <BesidePresence id={row.id_user}>
        <span className="u:font-semibold">{row.person}</span>
      </BesidePresence>
      <span lang={title === row.title ? 'pl' : undefined} className="u:truncate u:text-muted">
        {title}
      </span>
      <span className="u:mt-1 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-2 u:gap-y-1 u:text-sm">
        <CaseStatusBadge status={row.status} />
        {due && <DaysLeft due={due} today={today} />}
      </span>
    </Link>
  );
}
