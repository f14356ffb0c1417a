import {
  SIGNATURE_LEVEL_CODES,
  SIGNATURE_OWNERS,
  SIGNATURE_PROBLEM_CODES,
  SIGNER_NUMBER_CODES,
} from '@urzad/grants';
import * as z from 'zod/mini';
import { IsoDateTime, YesNo } from './shapes';

export const SIGNATURE_RESULTS = ['TOTAL_PASSED', 'INDETERMINATE', 'FAILED'] as const;

/** One signature of a file, as the portal shows it. */
const JudgedSignature = z.object({
  kind: z.enum(['person', 'seal']),
  name: z.string(),
  pesel_last4: z.nullable(z.string()),
  number: z.enum(SIGNER_NUMBER_CODES),
  issuer: z.string(),
  level: z.nullable(z.enum(SIGNATURE_LEVEL_CODES)),
  trusted: YesNo,
  revocation: z.enum(['good', 'revoked', 'on-hold', 'unknown']),
  /** The moment for which it was checked, and the one that the signer claims. */
  at: IsoDateTime,
  claimed_at: z.nullable(IsoDateTime),
});

/** The verdict on a document that was signed outside of the portal (Process §5). */
export const UploadVerdict = z.object({
  result: z.enum(SIGNATURE_RESULTS),
  problems: z.array(z.enum(SIGNATURE_PROBLEM_CODES)),
  /** Whose signatures they are. */
  owner: z.enum(SIGNATURE_OWNERS),
  checked: IsoDateTime,
  signatures: z.array(JudgedSignature),
});
export type UploadVerdict = z.infer<typeof UploadVerdict>;
