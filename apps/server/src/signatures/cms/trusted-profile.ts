import type { IsoDate } from '@urzad/domain';
import * as asn1js from 'asn1js';
import {
  type Attributes,
  identityFrom,
  isUnclear,
  type SignerIdentity,
} from '../certificates/signer-identity';
import { attributeValues, type SignedData } from './signed-data';

/** `id-aa-ets-signerAttrV2` and `id-aa-ets-signerAttr` of ETSI EN 319 122-1. */
const SIGNER_ATTRIBUTES = ['0.4.0.19122.1.1', '1.2.840.113549.1.9.16.2.18'];

/**
 * The person behind a Podpis zaufany. Its signature is a seal of the ministry, which states the signer's data.
 *
 * The format is assumed, as no real file was tried: the signed attribute `signer-attributes` (either version) holds
 * claimed attributes, `SEQUENCE { [0] { SEQUENCE OF Attribute } }`, with `givenName`, `surname` and `serialNumber` as
 * `PNOPL-…`, each once, as a text.
 *
 * @returns `undefined` when it is written otherwise: the verdict is then indeterminate
 */
export function findProfileOwner({ signer }: SignedData, today: IsoDate): SignerIdentity | undefined {
  const [value, ...more] = SIGNER_ATTRIBUTES.flatMap((type) => attributeValues(signer.signedAttrs, type));
  const claimed = more.length === 0 ? claimedIn(value) : undefined;
  if (!claimed) return undefined;

  const attributes: Attributes = (oid) => claimed.filter((item) => item.oid === oid).map((item) => item.text);
  const identity = identityFrom(attributes, { isSeal: false, today });
  const isWhole = identity.given_name !== null && identity.surname !== null && identity.pesel !== null;
  return isWhole && !isUnclear(attributes, identity) ? identity : undefined;
}

function claimedIn(value: unknown): { oid: string; text: string }[] | undefined {
  const [tagged, ...more] = partsOf(value);
  if (!(tagged instanceof asn1js.Constructed) || tagged.idBlock.tagNumber !== 0 || more.length > 0)
    return undefined;

  const claimed = partsOf(tagged.valueBlock.value[0]).map(attributeOf);
  return claimed.every((item) => item !== undefined) ? claimed : undefined;
}

function attributeOf(value: unknown): { oid: string; text: string } | undefined {
  const [oid, values] = partsOf(value);
  const [text, ...more] = values instanceof asn1js.Set ? values.valueBlock.value : [];
  const isText = text instanceof asn1js.Utf8String || text instanceof asn1js.PrintableString;
  if (!(oid instanceof asn1js.ObjectIdentifier) || !isText || more.length > 0) return undefined;
  return { oid: oid.valueBlock.toString(), text: text.valueBlock.value };
}

function partsOf(value: unknown): asn1js.BaseBlock[] {
  return value instanceof asn1js.Sequence ? value.valueBlock.value : [];
}
