/** How a document may be signed (Process §2.17, §5). */
export const SIGN_METHODS = ['PORTAL_CODE', 'UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER'] as const;
export type SignMethod = (typeof SIGN_METHODS)[number];

/** Kinds of documents whose methods an office may choose; every other one is signed by the code of the portal. */
export const SIGNED_KINDS = ['FORMULARZ', 'PERSONAL_DATA', 'UMOWA'] as const;
export type SignedKind = (typeof SIGNED_KINDS)[number];

/** The methods of each side, the one that is offered first in front. */
export interface SignRule {
  citizen: readonly SignMethod[];
  office: readonly SignMethod[];
}
export type SignPolicy = Readonly<Record<SignedKind, SignRule>>;

/** A form is signed by its parent alone. */
const OF_FORM: SignRule = { citizen: ['PORTAL_CODE', 'UPLOAD_PADES'], office: [] };

/** What a side can do: the code of the portal is of those who apply, the seal of the office. */
const POSSIBLE: SignPolicy = {
  FORMULARZ: OF_FORM,
  PERSONAL_DATA: OF_FORM,
  UMOWA: {
    citizen: ['PORTAL_CODE', 'UPLOAD_PADES', 'PAPER'],
    office: ['UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER'],
  },
};

/** A contract needs what equals a signature by hand; an office may allow other methods (Process §5). */
export const DEFAULT_SIGN_POLICY: SignPolicy = {
  FORMULARZ: OF_FORM,
  PERSONAL_DATA: OF_FORM,
  UMOWA: { citizen: ['UPLOAD_PADES', 'PAPER'], office: ['UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER'] },
};

/**
 * The policy of an office: `UMOWA=UPLOAD_PADES,PAPER;UMOWA.office=OFFICE_SEAL`. What it does not name stays as it is by
 * default.
 * @returns `undefined` when the text is no policy
 */
export function readSignPolicy(text: string): SignPolicy | undefined {
  const policy: Record<SignedKind, SignRule> = { ...DEFAULT_SIGN_POLICY };
  for (const rule of text.split(';').filter((part) => part.trim() !== '')) {
    const [, kind, isOffice, list = ''] = /^\s*([A-Z_]+)(\.office)?\s*=\s*([A-Z_,\s]+)$/.exec(rule) ?? [];
    const methods = list.split(',').map((method) => method.trim());
    const side = isOffice ? 'office' : 'citizen';
    if (!isSignedKind(kind)) return undefined;
    const known = POSSIBLE[kind][side].filter((method) => methods.includes(method));
    if (known.length < methods.length) return undefined;
    policy[kind] = { ...policy[kind], [side]: methods };
  }
  return policy;
}

function isSignedKind(text: string | undefined): text is SignedKind {
  return SIGNED_KINDS.some((kind) => kind === text);
}
