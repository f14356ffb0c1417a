import { isBankAccount } from '@urzad/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { PAIN_NAMESPACE } from '../pain-file';

const LISTS = new Set(['PmtInf', 'CdtTrfTxInf']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => LISTS.has(name),
});

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const id = text(35);
const name = z.strictObject({ Nm: text(140) });
const account = z.strictObject({
  IBAN: z.string().check(z.refine((iban) => iban.startsWith('PL') && isBankAccount(iban))),
});
const agent = z.strictObject({
  FinInstnId: z.strictObject({
    ClrSysMmbId: z.strictObject({
      ClrSysId: z.strictObject({ Cd: z.literal('PLKNR') }),
      MmbId: z.string().check(z.regex(/^[0-9]{8}$/)),
    }),
  }),
});
const amount = z.string().check(z.regex(/^(?!0\.00)[0-9]{1,16}\.[0-9]{2}$/));
const totals = { NbOfTxs: z.string().check(z.regex(/^[0-9]{1,15}$/)), CtrlSum: amount };

const transfer = z.strictObject({
  PmtId: z.strictObject({ EndToEndId: id }),
  Amt: z.strictObject({ InstdAmt: z.strictObject({ '@Ccy': z.literal('PLN'), '#text': amount }) }),
  CdtrAgt: agent,
  Cdtr: name,
  CdtrAcct: z.strictObject({ Id: account }),
  RmtInf: z.strictObject({ Ustrd: text(140) }),
});

const order = z.strictObject({
  PmtInfId: id,
  PmtMtd: z.literal('TRF'),
  ...totals,
  ReqdExctnDt: z.strictObject({ Dt: z.iso.date() }),
  Dbtr: name,
  DbtrAcct: z.strictObject({ Id: account, Ccy: z.literal('PLN') }),
  DbtrAgt: agent,
  ChrgBr: z.literal('SHAR'),
  CdtTrfTxInf: z.array(transfer).check(z.minLength(1)),
});

const group = z.strictObject({
  MsgId: id,
  CreDtTm: z.string().check(z.regex(/^[0-9-]{10}T[0-9:]{8}Z$/)),
  ...totals,
  InitgPty: name,
});

const message = z.object({
  Document: z.strictObject({
    '@xmlns': z.literal(PAIN_NAMESPACE),
    CstmrCdtTrfInitn: z.strictObject({ GrpHdr: group, PmtInf: z.tuple([order]) }),
  }),
});

/**
 * Reads a pain.001.001.09. The rules are written from the public description of the message: the schema of ISO is not
 * part of the product.
 * @throws where one of them does not hold
 */
export function readPain(bytes: Buffer) {
  const xml = bytes.toString('utf8');
  const isWellFormed = XMLValidator.validate(xml);
  if (isWellFormed !== true) throw new Error(isWellFormed.err.msg);
  const raw: unknown = parser.parse(xml);
  const { GrpHdr, PmtInf } = z.parse(message, raw).Document.CstmrCdtTrfInitn;
  const [{ CdtTrfTxInf, ...of }] = PmtInf;
  const transfers = CdtTrfTxInf.map((one) => ({
    id: one.PmtId.EndToEndId,
    iban: one.CdtrAcct.Id.IBAN,
    name: one.Cdtr.Nm,
    amount: one.Amt.InstdAmt['#text'],
    title: one.RmtInf.Ustrd,
  }));
  const grosze = transfers.reduce((sum, { amount: one }) => sum + Number(one.replace('.', '')), 0);
  const wanted = `${transfers.length} ${(grosze / 100).toFixed(2)}`;
  for (const { NbOfTxs, CtrlSum } of [GrpHdr, of]) {
    if (`${NbOfTxs} ${CtrlSum}` !== wanted) throw new Error(`${NbOfTxs} ${CtrlSum} instead of ${wanted}`);
  }
  if (new Set(transfers.map((one) => one.id)).size !== transfers.length) throw new Error('EndToEndId twice');
  requireOrder(xml);
  return { count: of.NbOfTxs, sum: of.CtrlSum, date: of.ReqdExctnDt.Dt, transfers };
}

/** The elements stand as the schema has them. */
function requireOrder(xml: string): void {
  const [head = '', body = ''] = xml.split('<PmtInf>');
  for (const [part, shape] of [
    [head, group.shape],
    [body, order.shape],
  ] as const) {
    const places = Object.keys(shape).map((tag) => part.indexOf(`<${tag}>`));
    const sorted = places.toSorted((one, other) => one - other);
    if (JSON.stringify(places) !== JSON.stringify(sorted)) throw new Error(`Not in order: ${part}`);
  }
}
