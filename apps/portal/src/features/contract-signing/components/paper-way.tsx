import type { ContractToSign, OfficeDocument } from '@urzad/contract';
import { dayText } from '@urzad/domain';
import { DescriptionList, Timeline, useLocale } from '@urzad/ui';
import { Building2, FileCheck2, IdCard } from 'lucide-react';
import { DownloadDocument } from '#shared/entities/signatures/download-document';
import { useMessages } from '#shared/i18n/messages';
import { useOffice, useOfficeHours } from '#shared/system/use-office';
import { fileNameOf } from '../logic/file-name';
import { signMessages } from '../messages/sign';

/** Signed by hand at the office: where, until when, what to bring, and the contract to be read at home. */
export function PaperWay({ toSign, document }: { toSign: ContractToSign; document: OfficeDocument }) {
  const { paper: words } = useMessages(signMessages);
  const locale = useLocale();
  const office = useOffice();
  const hours = useOfficeHours();
  const { sign_member_to } = toSign.contract;
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
          ...(sign_member_to ? [{ term: words.until, value: dayText(sign_member_to, locale) }] : []),
          ...(phone ? [{ term: words.phone, value: [phone, hours].filter(Boolean).join(', ') }] : []),
        ]}
      />
      <DownloadDocument document={document} fileName={fileNameOf(toSign.contract)}>
        {words.download}
      </DownloadDocument>
      <p className="u:text-sm u:text-muted">{words.printText}</p>
    </>
  );
}
