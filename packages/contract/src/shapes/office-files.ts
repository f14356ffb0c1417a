/** Before the name of a file of the office that every visitor may read: a logo, a film. */
export const OFFICE_FILE_PATH = '/api/base/officefile';

/** The address of such a file. Bytes never change under it, so that browsers keep them. */
export function addressOfOfficeFile(filename: string): string {
  return `${OFFICE_FILE_PATH}/${filename}`;
}
