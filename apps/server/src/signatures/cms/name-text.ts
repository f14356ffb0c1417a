import type * as pkijs from 'pkijs';

const SHORT_NAMES: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.42': 'GN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '2.5.4.6': 'C',
};

/** A name for people to read, `CN=…, O=…`. Nothing is ever read out of it: a value may hold any text. */
export function nameText(name: pkijs.RelativeDistinguishedNames): string {
  return name.typesAndValues
    .map((part) => `${SHORT_NAMES[part.type] ?? part.type}=${part.value.valueBlock.value}`)
    .join(', ');
}
