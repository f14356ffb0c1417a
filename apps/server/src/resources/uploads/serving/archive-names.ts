import { extensionOf } from '@urzad/domain';

/** What no file system of a reader takes, and what would lead out of the folder of the archive. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

/** Names of devices, with any extension, and ends of names that Windows refuses or drops. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;
const DROPPED_END = /[. ]+$/;

/** Names of files in one folder: those that are equal there, also in other letters, are told apart by a number. */
export function archiveNames(given: readonly string[]): string[] {
  const taken = new Set<string>();
  return given.map((name) => {
    const plain = plainName(name);
    let free = plain;
    for (let count = 2; taken.has(keyOf(free)); count += 1) free = numbered(plain, count);
    taken.add(keyOf(free));
    return free;
  });
}

function plainName(given: string): string {
  const name = given.replace(NOT_IN_NAMES, '-').replace(/^\.+/, '').replace(DROPPED_END, '');
  if (name === '') return 'plik';
  return DEVICE.test(name) ? `plik ${name}` : name;
}

/** `skan (2).pdf` */
function numbered(name: string, count: number): string {
  const extension = extensionOf(name);
  const end = extension === '' ? name.length : name.length - extension.length - 1;
  return `${name.slice(0, end)} (${count})${name.slice(end)}`;
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
