import { useQuery } from '@tanstack/react-query';
import type { OfficeView } from '@urzad/contract';
import { isIsoDate, longDateText } from '@urzad/domain';
import { PageHeading, TextLink, useLocale } from '@urzad/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { KeyList } from '#shared/keys/key-list';
import { renderedWith } from '#shared/rendered/rendered-with';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useOffice } from '#shared/system/use-office';
import { type Accessibility, accessibilityQuery } from '../api';
import { StatementMedia } from '../components/statement-media';
import { Day, Lines, Part } from '../components/statement-part';
import { WriteAboutRight } from '../components/write-about-right';
import { accessibilityTexts } from '../messages/accessibility';

/** Where people can complain about a public body, outside the office. */
const OMBUDSMAN = 'https://bip.brpo.gov.pl/';

/** Deklaracja dostępności. The ids are those of the law's technical conditions, for automatic checks (Process §7.1). */
export function AccessibilityStatement() {
  const words = useMessages(accessibilityTexts);
  const heading = useScreen(words.title);
  const { data: facts, error, refetch } = useQuery(accessibilityQuery);

  return (
    <div className="u:grid u:max-w-text u:gap-7">
      <PageHeading ref={heading} title={words.title} />
      <Loaded data={facts} error={error} onRetry={() => void refetch()} loading={words.loading}>
        {(known) => <Statement facts={known} />}
      </Loaded>
    </div>
  );
}

function Statement({ facts }: { facts: Accessibility }) {
  const words = useMessages(accessibilityTexts);
  const locale = useLocale();
  const office = useOffice();
  const day = (date: string) => <Day date={date}>{isIsoDate(date) ? longDateText(date, locale) : date}</Day>;
  const texts = {
    pl: { interpreter: facts.interpreter_pl, easy: facts.easy_pl },
    en: { interpreter: facts.interpreter_en, easy: facts.easy_en },
  }[locale];

  return (
    <div className="u:grid u:gap-7">
      {office && <Intro office={office} />}
      <LinesPart title={words.easy} text={texts.easy} />
      <StatementMedia facts={facts} />
      <ul className="u:grid u:gap-1">
        <li id="a11y-data-publikacja">
          {words.published} {day(facts.published)}
        </li>
        <li id="a11y-data-aktualizacja">
          {words.updated} {day(facts.updated)}
        </li>
      </ul>
      <Part title={words.status}>
        <p>
          {words.statusBefore} <strong id="a11y-status">{words.compliant}</strong> {words.statusAfter}
        </p>
        <p>{words.exceptions}</p>
      </Part>
      <Part title={words.made} id="a11y-ocena">
        <p id="a11y-data-sporzadzenie">
          {words.madeOn} {day(facts.made)}
        </p>
        <p id="a11y-data-przeglad">
          {words.reviewedOn} {day(facts.reviewed)}
        </p>
        <p id="a11y-audytor">{words.method}</p>
      </Part>
      <Part title={words.keyboard}>
        <p>{words.keyboardText}</p>
        <p>{words.staffKeys}</p>
        <div className="u:part">
          <KeyList />
        </div>
      </Part>
      {office && <Contact office={office} facts={facts} />}
      <LinesPart title={words.interpreter} text={texts.interpreter} />
      <Procedure />
      <Part title={words.building} id="a11y-architektura">
        <p>{words.buildingText(office?.office_address ?? '')}</p>
      </Part>
      <Part title={words.apps} id="a11y-aplikacje">
        <p>{words.appsText}</p>
      </Part>
    </div>
  );
}

function Intro({ office }: { office: OfficeView }) {
  const words = useMessages(accessibilityTexts);
  const origin = useOrigin();

  return (
    <p id="a11y-wstep">
      <strong id="a11y-podmiot">{office.office_name}</strong> {words.introBefore}{' '}
      <TextLink id="a11y-url" href={origin}>
        {origin}
      </TextLink>
      .
    </p>
  );
}

/** A text of the office, a paragraph for each line; nothing where it has none. */
function LinesPart({ title, text }: { title: string; text: string }) {
  if (text.trim() === '') return null;

  return (
    <Part title={title}>
      <Lines text={text} />
    </Part>
  );
}

function Contact({ office, facts }: { office: OfficeView; facts: Accessibility }) {
  const words = useMessages(accessibilityTexts);
  const mail = facts.coordinator_mail || office.office_mail;

  return (
    <Part title={words.contact} id="a11y-kontakt">
      <p>{words.contactText}</p>
      <ul className="u:grid u:list-disc u:gap-1 u:ps-6">
        <li id="a11y-osoba">
          {facts.coordinator === '' ? words.person : `${words.person}: ${facts.coordinator}`}
        </li>
        <li>
          {words.mail}{' '}
          <TextLink id="a11y-email" href={`mailto:${mail}`}>
            {mail}
          </TextLink>
        </li>
        <li>
          {words.phone} <span id="a11y-telefon">{facts.coordinator_phone || office.office_phones[0]}</span>
        </li>
      </ul>
    </Part>
  );
}

function Procedure() {
  const words = useMessages(accessibilityTexts);

  return (
    <Part title={words.procedure} id="a11y-procedura">
      <p>{words.procedureIntro}</p>
      <ul className="u:grid u:list-disc u:gap-1 u:ps-6">
        {words.procedurePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <WriteAboutRight kind="DOSTEPNOSC">{words.writeRequest}</WriteAboutRight>
      <p>{words.procedureTimes}</p>
      <p>
        {words.complaint}{' '}
        <TextLink href={OMBUDSMAN} external>
          {words.ombudsman}
        </TextLink>
        .
      </p>
    </Part>
  );
}

const neverChanges = () => () => undefined;

/** The origin of the portal: on the server the public one, in the browser that of the page. */
function useOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => renderedWith()?.origin ?? '',
  );
}
