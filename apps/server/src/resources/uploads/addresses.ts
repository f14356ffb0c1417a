import type { FastifyInstance } from 'fastify';
import { isPictureType } from '../../files/images/thumbnails';
import { type AddressQuery, isAddressValid, signedAddress } from '../../files/signed-address';

export const FILE_PATH = '/api/base/file';
/** After the path of a file. */
export const THUMB_PATH = 'thumb';

/** The parts of the server that the address of a file is made with. */
export type AddressMaker = Pick<FastifyInstance, 'config' | 'clock'>;

interface AddressedFile {
  filename: string;
  mime: string;
}

/** Address of a file for ten minutes, for the browser to open without headers (Order §4). */
export function fileAddressOf(maker: AddressMaker, filename: string): string {
  return signedAddress(pathOf(filename), termsOf(maker));
}

/** The same of the thumbnail of a picture; other files have none. */
export function thumbAddressOf(maker: AddressMaker, { filename, mime }: AddressedFile): string | undefined {
  return isPictureType(mime) ? signedAddress(thumbPathOf(filename), termsOf(maker)) : undefined;
}

/** The same, served as a download. */
export function downloadAddressOf(maker: AddressMaker, filename: string): string {
  return signedAddress(pathOf(filename), { ...termsOf(maker), isDownload: true });
}

export function isOurAddress(maker: AddressMaker, filename: string, query: AddressQuery): boolean {
  return isAddressValid(pathOf(filename), query, termsOf(maker));
}

export function isOurThumbAddress(maker: AddressMaker, filename: string, query: AddressQuery): boolean {
  return isAddressValid(thumbPathOf(filename), query, termsOf(maker));
}

function termsOf({ config, clock }: AddressMaker) {
  return { secret: config.secretKey, now: clock.now() };
}

function pathOf(filename: string): string {
  return `${FILE_PATH}/${filename}`;
}

function thumbPathOf(filename: string): string {
  return `${pathOf(filename)}/${THUMB_PATH}`;
}
