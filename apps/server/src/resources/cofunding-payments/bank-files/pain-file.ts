import { toPriceText } from '@urzad/domain';
import { PAYMENT_TITLE_MAX, paymentSums } from '@urzad/grants';
import { XMLBuilder } from 'fast-xml-parser';
import { type BankOrder, branchOf, type Transfer } from './bank-order';

export const PAIN_NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Of a name, and of an identification. */
const NAME_MAX = 140;

/** Polish banks are named by the number of a branch (code `PLKNR` of the list of clearing systems). */
const CLEARING = 'PLKNR';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** pain.001.001.09 of ISO 20022 in PLN: one order (PmtInf) with all the transfers of the list. */
export function painFile(order: BankOrder): Buffer {
  const { number, date, approved, payer, transfers } = order;
  const id = number.replaceAll('/', '-');
  const { sum } = paymentSums(transfers.map(({ amount }) => ({ amount, esf_amount: 0, state_amount: 0 })));
  const totals = { NbOfTxs: String(transfers.length), CtrlSum: toPriceText(sum) };
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': PAIN_NAMESPACE,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: id,
          CreDtTm: `${approved.toISOString().slice(0, 19)}Z`,
          ...totals,
          InitgPty: { Nm: cut(payer.name, NAME_MAX) },
        },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: 'TRF',
          ...totals,
          ReqdExctnDt: { Dt: date },
          Dbtr: { Nm: cut(payer.name, NAME_MAX) },
          DbtrAcct: { Id: { IBAN: ibanOf(payer.account) }, Ccy: 'PLN' },
          DbtrAgt: agentOf(payer.account),
          ChrgBr: 'SHAR',
          CdtTrfTxInf: transfers.map((transfer, at) => transferOf(transfer, `${id}-${at + 1}`)),
        },
      },
    },
  };
  return Buffer.from(builder.build(document));
}

function transferOf({ account, receiver, amount, title }: Transfer, EndToEndId: string) {
  return {
    PmtId: { EndToEndId },
    Amt: { InstdAmt: { '@Ccy': 'PLN', '#text': toPriceText(amount) } },
    CdtrAgt: agentOf(account),
    Cdtr: { Nm: cut(receiver, NAME_MAX) },
    CdtrAcct: { Id: { IBAN: ibanOf(account) } },
    RmtInf: { Ustrd: cut(title, PAYMENT_TITLE_MAX) },
  };
}

function agentOf(account: string) {
  return { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: CLEARING }, MmbId: branchOf(account) } } };
}

function ibanOf(account: string): string {
  return `PL${account}`;
}

/** One line without what XML cannot carry. */
function cut(text: string, length: number): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Cn}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, length).join('');
}
