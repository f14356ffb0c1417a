import { type Annex, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { Ref } from 'react';
import { AnnexStatusBadge } from '#shared/entities/annexes/annex-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { annexDeskMessages } from '../messages/annex-desk';
import { SigningHeading } from './signing-heading';

interface AnnexHeadingProps {
  annex: Annex;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** The heading of an annex, with the way back to its contract. */
export function AnnexHeading({ annex, today, ref }: AnnexHeadingProps) {
  const words = useMessages(annexDeskMessages);
  const { id, person, status, id_contract, contract_number } = annex;
  const href = paths.contract(id_contract);
  useShown('cofundingannex', id);

  return (
    <SigningHeading
      ref={ref}
      signed={annex}
      of={refOf('cofundingannex', id)}
      // No case is about an annex.
      writtenAbout={refOf('cofundingcontract', id_contract)}
      back={{ href, label: words.backToContract }}
      title={words.heading(person)}
      badge={<AnnexStatusBadge status={status} />}
      origin={{ words: words.toContract, href, number: contract_number }}
      preparation={words.preparation}
      today={today}
    />
  );
}
