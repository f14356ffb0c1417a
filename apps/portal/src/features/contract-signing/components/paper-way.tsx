import { dayText } from '@urzad/domain';
import { DescriptionList, Timeline, useLocale } from '@urzad/ui';
import { Building2, FileCheck2, IdCard } from 'lucide-react';
import { DownloadDocument } from '#shared/entities/signatures/download-document';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import type { Signing } from '../logic/signing';

/** Signed by hand at the office: where, until when, what to bring, and the document to be read at home. */
export function PaperWay<Signed extends { id: number }>({ signing }: { signing: Signing<Signed> }) {
  const { document, fileName, until } = signing;
  const { paper: words } = signing.words;
  const locale = useLocale();
  const office = useOffice();
  const hours = useOfficeHours();
  const phone = office?.office_phones[0];

  return (
    <>
      <Timeline
        items={[
          { icon: IdCard, title: words.bring, text: words.bringText, state: 'now' },
          { icon: Building2, title: words.sign, text: words.signText, state: 'todo' },
          { icon: FileCheck2, title: words.entered, text: words.enteredText, state: 'todo' },
        ]}
      />
      <DescriptionList
        items={[
          { term: words.where, value: <span lang="pl">{office?.office_address ?? ''}</span> },
          ...(until ? [{ term: words.until, value: dayText(until, locale) }] : []),
          ...(phone ? [{ term: words.phone, value: [phone, hours].filter(Boolean).join(', ') }] : []),
        ]}
      />
      <DownloadDocument document={document} fileName={fileName}>
        {words.download}
      </DownloadDocument>
      <p className="u:text-sm u:text-muted">{words.printText}</p>
    </>
  );
}
