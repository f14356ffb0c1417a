import type { LegalSection } from '@urzad/grants';
import { type Locale, PageHeading, Table, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useMayWriteCases } from '#shared/session/use-may-write-cases';
import { useAppName, useOffice } from '#shared/system/use-office';
import { LegalText } from '../components/legal-text';
import { PlaceSources } from '../components/place-sources';
import { WriteAboutRight } from '../components/write-about-right';
import type { PrivacyFacts } from '../logic/legal-text';
import { legalMessages } from '../messages/legal';
import { privacyEn } from '../messages/privacy.en';
import { privacyPl } from '../messages/privacy.pl';
import { storageItems } from '../messages/storage-items';

const TEXTS: Record<Locale, (facts: PrivacyFacts) => LegalSection[]> = { pl: privacyPl, en: privacyEn };

export function PrivacyPolicy() {
  const { privacy: words } = useMessages(legalMessages);
  const locale = useLocale();
  const heading = useScreen(words.title);
  const office = useOffice();
  const appName = useAppName();
  const mayWrite = useMayWriteCases();

  return (
    <div className="u:grid u:gap-7">
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      {words.binding && <p className="u:text-muted">{words.binding}</p>}
      {office && (
        <LegalText
          sections={TEXTS[locale]({ appName, office })}
          more={[
            ...(mayWrite ? [{ title: words.request, content: <Request /> }] : []),
            { title: words.storage, content: <Storage /> },
            { title: words.places, content: <PlaceSources /> },
          ]}
        />
      )}
    </div>
  );
}

function Request() {
  const { privacy: words } = useMessages(legalMessages);

  return (
    <>
      <p className="u:max-w-text">
        <span className="u:part">{words.requestText}</span>{' '}
        <TextLink href={paths.ownData}>{words.ownData}</TextLink>
      </p>
      <WriteAboutRight kind="RODO">{words.writeRequest}</WriteAboutRight>
    </>
  );
}

function Storage() {
  const { privacy: words } = useMessages(legalMessages);

  return (
    <>
      <p className="u:max-w-text">{words.storageText}</p>
      <StorageTable />
    </>
  );
}

function StorageTable() {
  const { privacy: words } = useMessages(legalMessages);
  const items = useMessages(storageItems);

  return (
    <Table
      caption={words.storageTable}
      rows={Object.entries(items).map(([name, item]) => ({ name, ...item }))}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: words.item,
          cell: ({ name }) => <span className="u:file-number">{name}</span>,
        },
        { key: 'purpose', header: words.purpose, cell: ({ purpose }) => purpose },
        { key: 'kept', header: words.kept, cell: ({ kept }) => kept },
      ]}
    />
  );
}
