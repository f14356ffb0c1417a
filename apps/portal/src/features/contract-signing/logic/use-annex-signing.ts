import { useQueryClient } from '@tanstack/react-query';
import { ANNEX_STATEMENT, type Annex, type AnnexToSign, type OfficeDocument } from '@urzad/contract';
import { ofAnnex } from '#shared/entities/annexes/annex-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { annexToSignQuery, checkSignedAnnex, sendAnnexCode, signAnnex, signAnnexByCode } from '../api';
import { annexSignMessages } from '../messages/annex';
import { fileNameOf } from './file-name';
import type { Signing } from './signing';

/** How an annex is signed by its parent. */
export function useAnnexSigning(toSign: AnnexToSign, document: OfficeDocument): Signing<Annex> {
  const words = useMessages(annexSignMessages);
  const onSigned = useAfterAnnex(toSign);
  const { annex, signer, demo, methods, office_days } = toSign;
  const { id, number, sign_member_to } = annex;

  return {
    ...{ number, document, signer, methods, words, onSigned },
    fileName: fileNameOf('aneks', number),
    isDemo: demo === 'yes',
    until: sign_member_to,
    officeDays: office_days,
    statement: ANNEX_STATEMENT,
    queries: ofAnnex,
    check: (filename) => checkSignedAnnex(id, filename),
    sign: (body, key) => signAnnex(id, body, key),
    sendCode: () => sendAnnexCode(id, document.id),
    signByCode: (body, key) => signAnnexByCode(id, body, key),
  };
}

/** Signed or refused, the annex waits no longer: the page says what it is now, and its heading has the focus. */
export function useAfterAnnex(toSign: AnnexToSign): (annex: Annex) => void {
  const queries = useQueryClient();
  const leave = useLeftFocus();

  return (annex) => {
    leave();
    const shown: AnnexToSign = { ...toSign, annex, id_document: null };
    queries.setQueryData<AnnexToSign | null>(annexToSignQuery(annex.id).queryKey, shown);
  };
}
