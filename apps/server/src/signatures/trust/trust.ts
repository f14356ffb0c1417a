/** What the signatures of an authority are worth (Process §2.17, `level`); `ZNACZNIK_CZASU` are time stamps. */
export type AnchorLevel =
  | 'DOKUMENTOWA'
  | 'ZAAWANSOWANY'
  | 'ZAUFANY'
  | 'OSOBISTY'
  | 'KWALIFIKOWANY'
  | 'PIECZEC'
  | 'WLASNORECZNY'
  | 'ZNACZNIK_CZASU';

export interface Anchor {
  /** DER of the certificate of an authority, or of the one certificate that is trusted. */
  der: Uint8Array;
  level: AnchorLevel;
}

/** Whom the office trusts for signatures that are made outside of the portal. */
export interface Trust {
  anchors: readonly Anchor[];
  /** DER of lists of revoked certificates. */
  revocations: readonly Uint8Array[];
}

/** Of a person, by the level of the authority; that of Podpis zaufany is the ministry's seal as well. */
export const PERSON_LEVELS: readonly AnchorLevel[] = ['KWALIFIKOWANY', 'OSOBISTY', 'ZAUFANY', 'ZAAWANSOWANY'];
export const SEAL_LEVELS: readonly AnchorLevel[] = ['PIECZEC', 'ZAUFANY'];
export const STAMP_LEVELS: readonly AnchorLevel[] = ['ZNACZNIK_CZASU'];
