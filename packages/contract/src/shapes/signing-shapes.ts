import { SIGN_METHODS } from '@urzad/grants';
import * as z from 'zod/mini';
import { Annex } from './annex-shapes';
import { Contract } from './contract-shapes';
import { Grosze, Id, IsoDate, IsoDateTime, Sha256, YesNo } from './shapes';
import { UploadVerdict } from './upload-verdict';

/** The most contracts that are signed at once. */
export const COUNTERSIGN_MAX = 50;

/** The longest name of the place where a paper was signed. */
export const PLACE_MAX = 100;

/** The sentence that a parent confirms who signs a contract in the portal. */
export const CONTRACT_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję tę umowę uczestnictwa. Znam całą jej treść i zgadzam się na nią.',
  en: 'I sign this contract of participation. I know all of its content and agree to it.',
} as const;

/** The same of an annex. */
export const ANNEX_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję ten aneks do umowy uczestnictwa. Znam całą jego treść i zgadzam się na nią.',
  en: 'I sign this annex to the contract of participation. I know all of its content and agree to it.',
} as const;

/** The sentence that the signatory confirms for a whole list of annexes. */
export const ANNEX_DESK_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję za urząd zaznaczone aneksy. Znam ich treść.',
  en: 'I sign the chosen annexes for the office. I know their content.',
} as const;

/** The sentence that the signatory confirms for a whole list. */
export const DESK_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję za urząd zaznaczone umowy. Znam ich treść.',
  en: 'I sign the chosen contracts for the office. I know their content.',
} as const;

const toSign = {
  /** The document that waits; `null` when the parent has nothing to sign now. */
  id_document: z.nullable(Id),
  /** The name that the signature has to have. */
  signer: z.string(),
  methods: z.array(z.enum(SIGN_METHODS)),
  /** Days that the office has for its own signature after the parent's. */
  office_days: z.int(),
  /** Whether a signature of the demo may be tried. */
  demo: YesNo,
};

/** What the parent signs, and how they may. */
export const ContractToSign = z.object({ contract: Contract, ...toSign });
export type ContractToSign = z.infer<typeof ContractToSign>;

/** The same of an annex. */
export const AnnexToSign = z.object({ annex: Annex, ...toSign });
export type AnnexToSign = z.infer<typeof AnnexToSign>;

const Signed = z.object({
  side: z.enum(['CITIZEN', 'OFFICE', 'SEAL']),
  name: z.string(),
  date: IsoDateTime,
});

/** One contract, or one annex, on the desk of the signatory. An annex has the dates and the amount that it brings. */
export const DeskRow = z.object({
  id: Id,
  row_version: z.int(),
  number: z.string(),
  id_document: Id,
  sha256: Sha256,
  url: z.string(),
  /** The parent. */
  person: z.string(),
  date_from: z.nullable(IsoDate),
  date_to: z.nullable(IsoDate),
  amount_max: Grosze,
  sign_office_to: z.nullable(IsoDate),
  /** The verdict on the parent's signature; `null` of one made in the portal. */
  verdict: z.nullable(UploadVerdict),
  /** Who let an unclear verdict count, and why. */
  confirmed: z.nullable(z.object({ name: z.string(), reason: z.string() })),
  prepared: z.string(),
  initials: z.nullable(z.object({ name: z.string(), date: IsoDateTime })),
  signed: z.array(Signed),
  /** Whether the caller may sign it: another person prepared it, and the verdict counts. */
  can_sign: YesNo,
  /** How the office takes its own signature. */
  methods: z.array(z.enum(SIGN_METHODS)),
  can_confirm: YesNo,
});
export type DeskRow = z.infer<typeof DeskRow>;

/** What became of one of the files, or of one of the contracts, that were signed together. */
export const Countersigned = z.object({
  /** The file, where files came back. */
  filename: z.nullable(z.string()),
  id: z.nullable(Id),
  number: z.nullable(z.string()),
  outcome: z.enum(['signed', 'refused', 'unknown']),
  /** Why it was refused, a code of the catalogue or of the law. */
  reason: z.nullable(z.string()),
  verdict: z.nullable(UploadVerdict),
});
export type Countersigned = z.infer<typeof Countersigned>;
