// @peculiar/x509 resolves its classes through this polyfill, which has to be loaded first.
import 'reflect-metadata';
import { Name } from '@peculiar/x509';
import { type IsoDate, isPesel } from '@urzad/domain';
import type { SignerNumber } from '@urzad/grants';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Certificate, extensionOf } from './certificate';

const OIDS = {
  common: '2.5.4.3',
  surname: '2.5.4.4',
  serial: '2.5.4.5',
  organisation: '2.5.4.10',
  given: '2.5.4.42',
  organisationId: '2.5.4.97',
};
const QC_STATEMENTS = '1.3.6.1.5.5.7.1.3';
const QC_COMPLIANCE = '0.4.0.1862.1.1';
const QC_TYPE = '0.4.0.1862.1.6';
const QC_SEAL = '0.4.0.1862.1.6.2';
/** `PNOPL-90041200022`: kind, country and number (ETSI EN 319 412-1); `PESEL: …` stands in older Polish certificates. */
const SEMANTIC = /^(PAS|IDC|PNO|TAX|TIN|[A-Z]{2}:)([A-Z]{2})-(.+)$/s;
const OLD_PESEL = /^PESEL:\s?(\d{11})$/;

export interface SignerIdentity {
  kind: 'person' | 'seal';
  name: string;
  given_name: string | null;
  surname: string | null;
  pesel: string | null;
  number: SignerNumber;
  organisation: string | null;
}

/** Attributes of a name, each with all its values, in their order. */
export type Attributes = (oid: string) => readonly string[];

/** Who a certificate names. Its subject is read attribute by attribute: a value may hold any text. */
export function identityOf(certificate: Certificate, today: IsoDate): SignerIdentity {
  const attributes = attributesOf(certificate);
  return identityFrom(attributes, { isSeal: isSeal(certificate, attributes), today });
}

/** Of Podpis zaufany the same attributes stand in the signature. */
export function identityFrom(
  attributes: Attributes,
  { isSeal, today }: { isSeal: boolean; today: IsoDate },
): SignerIdentity {
  const one = (oid: string) => attributes(oid)[0] ?? null;
  const given_name = one(OIDS.given);
  const surname = one(OIDS.surname);
  const named = [given_name, surname].filter((part) => part !== null).join(' ');
  const sealed = { number: 'organisation' as const, pesel: null };
  return {
    kind: isSeal ? 'seal' : 'person',
    name: isSeal ? (one(OIDS.common) ?? one(OIDS.organisation) ?? '') : named || (one(OIDS.common) ?? ''),
    given_name,
    surname,
    organisation: one(OIDS.organisation),
    ...(isSeal ? sealed : numberOf(attributes(OIDS.serial), today)),
  };
}

/** Whether the person cannot be told from the attributes: one of them stands twice, or none names anybody. */
export function isUnclear(attributes: Attributes, { name, number }: SignerIdentity): boolean {
  const isRepeated = [OIDS.serial, OIDS.given, OIDS.surname, OIDS.common].some(
    (oid) => attributes(oid).length > 1,
  );
  return isRepeated || number === 'bad-number' || name === '';
}

export function attributesOf(certificate: Certificate): Attributes {
  const subject = new Name(certificate.parsed.subject.toSchema().toBER());
  return (oid) => subject.getField(oid);
}

function numberOf(values: readonly string[], today: IsoDate): { number: SignerNumber; pesel: string | null } {
  const [value, ...more] = values;
  if (value === undefined) return { number: 'no-number', pesel: null };
  if (more.length > 0) return { number: 'several-numbers', pesel: null };

  const old = OLD_PESEL.exec(value)?.[1];
  const [, kind, country, text = ''] = SEMANTIC.exec(value) ?? [];
  if (old !== undefined || (kind === 'PNO' && country === 'PL')) {
    const pesel = old ?? text;
    return isPesel(pesel, today) ? { number: 'pesel', pesel } : { number: 'bad-number', pesel: null };
  }
  if (kind === 'TIN' || kind === 'TAX') return { number: 'tax-number', pesel: null };
  if (kind === 'PAS' || kind === 'IDC') return { number: 'document-number', pesel: null };
  return { number: kind === 'PNO' ? 'foreign-number' : 'other-number', pesel: null };
}

/** Whether an authority states that its certificate is qualified. */
export function isQualified(certificate: Certificate): boolean {
  return statementsOf(certificate).some(({ id }) => id === QC_COMPLIANCE);
}

/** By its statement, else by its attributes: a person has a name of their own or a number. */
function isSeal(certificate: Certificate, attributes: Attributes): boolean {
  const type = statementsOf(certificate).find(({ id }) => id === QC_TYPE);
  if (type) return typesOf(type).includes(QC_SEAL);

  const isPerson = [OIDS.given, OIDS.surname].some((oid) => attributes(oid).length > 0);
  const hasNumber = attributes(OIDS.serial).some((value) => SEMANTIC.test(value) || OLD_PESEL.test(value));
  const isOrganisation = [OIDS.organisation, OIDS.organisationId].some((oid) => attributes(oid).length > 0);
  return isOrganisation && !isPerson && !hasNumber;
}

function statementsOf(certificate: Certificate): pkijs.QCStatement[] {
  const value: unknown = extensionOf(certificate, QC_STATEMENTS)?.parsedValue;
  return value instanceof pkijs.QCStatements ? value.values : [];
}

function typesOf({ type }: pkijs.QCStatement): string[] {
  if (!(type instanceof asn1js.Sequence)) return [];
  return type.valueBlock.value.flatMap((item) =>
    item instanceof asn1js.ObjectIdentifier ? [item.valueBlock.toString()] : [],
  );
}
