import type { AnchorPurpose } from '@urzad/contract';
import type { SignatureLevel } from '@urzad/grants';

export interface TrustAnchor {
  /** DER of a certificate of an authority, or of the one certificate that is trusted. */
  certificate: Uint8Array;
  purposes: readonly AnchorPurpose[];
}

export interface Trust {
  anchors: readonly TrustAnchor[];
  /** DER of lists of revoked certificates. */
  revocationLists: readonly Uint8Array[];
}

/** Reads the authorities and lists of the configuration again. */
export type ReadTrustAnew = () => Promise<Trust>;

/** The level of a signature whose certificate leads to an anchor of this purpose. */
export const LEVEL_OF = {
  qualified: 'KWALIFIKOWANY',
  personal: 'OSOBISTY',
  advanced: 'ZAAWANSOWANY',
  'trusted-profile': 'ZAUFANY',
  seal: 'PIECZEC',
} as const satisfies Record<Exclude<AnchorPurpose, 'time-stamp'>, SignatureLevel>;

/** What vouches for a person, for an organisation and for a time; that of Podpis zaufany is a seal or a person's. */
export const PERSON_PURPOSES = ['qualified', 'personal', 'trusted-profile', 'advanced'] as const;
export const SEAL_PURPOSES = ['seal', 'trusted-profile'] as const;
export const STAMP_PURPOSES = ['time-stamp'] as const;

export function anchorsFor({ anchors }: Trust, purposes: readonly AnchorPurpose[]): TrustAnchor[] {
  return anchors.filter((anchor) => purposes.some((purpose) => anchor.purposes.includes(purpose)));
}

/** The trust of the start, with authorities that were added since. */
export function withAnchors(trust: Trust, anchors: readonly TrustAnchor[]): Trust {
  return { ...trust, anchors: [...trust.anchors, ...anchors] };
}
