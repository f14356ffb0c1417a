import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error';
import { isPictureType } from '../../../files/images/thumbnails';
import {
  type AddressQuery,
  isAddressValid,
  MEDIA_ADDRESS_SECONDS,
  signedAddress,
} from '../../../files/signed-address';
import type { Reader } from '../../../readings/readings';

export const FILE_PATH = '/api/base/file';
export const ARCHIVE_PATH = '/api/base/archive';
/** After the path of a file. */
export const THUMB_PATH = 'thumb';

/** The parts of the server that the address of a file is made with. */
export type AddressMaker = Pick<FastifyInstance, 'config' | 'clock'> & {
  /** For whom: the address carries no session, and the office's readings are noted. Absent: for the owner. */
  reading?: FileReading | undefined;
};

/** Who may read a file by its address, and whose it is. */
export interface FileReading extends Reader {
  id_person: number;
}

/** Files that are downloaded together. */
export interface Archive {
  /** Ids of the files, comma-separated. */
  files: string;
  /** Of the archive, without its extension. */
  name: string;
}

interface AddressedFile {
  filename: string;
  mime: string;
}

/** Address of a file for ten minutes, or twelve hours of a recording, for the browser to open without headers (Order §4). */
export function fileAddressOf(maker: AddressMaker, { filename, mime }: AddressedFile): string {
  const seconds = isRecording(mime) ? { seconds: MEDIA_ADDRESS_SECONDS } : {};
  return signedAddress(readPathOf(filename, maker.reading), { ...termsOf(maker), ...seconds });
}

/**
 * Address of one archive of these files, in which each has its own name. The caller may see them.
 * @param name e.g. `zalaczniki-FR/1-2027/00041`
 * @throws ApiError `object-no-exist` where there are none
 */
export function archiveAddressOf(
  maker: AddressMaker,
  { files, name }: { files: readonly { id: number }[]; name: string },
): string {
  if (files.length === 0) throw new ApiError('object-no-exist');
  const archive = { files: files.map(({ id }) => id).join(','), name: name.replace(/[^\w-]/g, '-') };
  return signedAddress(archivePathOf(archive), termsOf(maker));
}

/** Address of the thumbnail of a picture; other files have none. */
export function thumbAddressOf(maker: AddressMaker, { filename, mime }: AddressedFile): string | undefined {
  return isPictureType(mime) ? signedAddress(thumbPathOf(filename), termsOf(maker)) : undefined;
}

/** Address of the picture of a person, which stands in the frame of every page for as long as the page is open. */
export function avatarAddressOf(maker: AddressMaker, filename: string): string {
  return signedAddress(pathOf(filename), { ...termsOf(maker), seconds: MEDIA_ADDRESS_SECONDS });
}

/** The same, served as a download. */
export function downloadAddressOf(maker: AddressMaker, filename: string): string {
  return signedAddress(readPathOf(filename, maker.reading), { ...termsOf(maker), isDownload: true });
}

export function isOurAddress(
  maker: AddressMaker,
  filename: string,
  query: AddressQuery & ReadingQuery,
): boolean {
  return isAddressValid(readPathOf(filename, readingOf(query)), query, termsOf(maker));
}

/** The signed parameters of a reading: whose file it is, who reads, and who acts as them. */
export interface ReadingQuery {
  of?: number | undefined;
  by?: number | undefined;
  main?: number | undefined;
}

/** Of an address that was made for a reader. */
export function readingOf({ of, by, main }: ReadingQuery): FileReading | undefined {
  if (of === undefined || by === undefined) return undefined;
  return { id_person: of, id_user: by, id_user_main: main ?? null };
}

export function isOurArchiveAddress(maker: AddressMaker, archive: Archive, query: AddressQuery): boolean {
  return isAddressValid(archivePathOf(archive), query, termsOf(maker));
}

export function isOurThumbAddress(maker: AddressMaker, filename: string, query: AddressQuery): boolean {
  return isAddressValid(thumbPathOf(filename), query, termsOf(maker));
}

function termsOf({ config, clock }: AddressMaker) {
  return { secret: config.secretKey, now: clock.now() };
}

function readPathOf(filename: string, reading: FileReading | undefined): string {
  if (!reading) return pathOf(filename);
  const { id_person, id_user, id_user_main } = reading;
  const main = id_user_main === null ? '' : `&main=${id_user_main}`;
  return `${pathOf(filename)}?of=${id_person}&by=${id_user}${main}`;
}

function pathOf(filename: string): string {
  return `${FILE_PATH}/${filename}`;
}

function archivePathOf({ files, name }: Archive): string {
  return `${ARCHIVE_PATH}?files=${files}&name=${name}`;
}

function isRecording(mime: string): boolean {
  return /^(audio|video)\//.test(mime);
}

function thumbPathOf(filename: string): string {
  return `${pathOf(filename)}/${THUMB_PATH}`;
}
