import { addressOfOfficeFile, UPLOAD_EXTENSIONS, type UploadedFile } from '@urzad/contract';
import { hasExtension } from '@urzad/domain';
import { fileSettingsOf, SETTINGS, type SettingSection, type SettingSpec } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Db, Tx } from '../../db';
import {
  type AddressMaker,
  attachedFiles,
  attachOfficeFile,
  detachFile,
  erase,
  type FileRow,
  pictureSizeOf,
  thumbAddressOf,
} from '../uploads/public';

/** The files of an application belong to its record. */
export const OFFICE_FILES = 'application';
const ownerOf = (id_application: number) => ({ obj_type: OFFICE_FILES, id_obj: id_application });

type Answers = Readonly<Record<string, unknown>>;

/** The files that the settings of an application name. */
export async function officeFilesOf(
  db: Db | Tx,
  maker: AddressMaker,
  id_application: number,
): Promise<UploadedFile[]> {
  const files = await attachedFiles(db, ownerOf(id_application));
  return files.map(({ filename, name, size, mime }) => ({
    ...{ filename, name, size, mime, url: addressOfOfficeFile(filename) },
    thumb: thumbAddressOf(maker, { filename, mime }),
  }));
}

/** The names that people gave to the files of a section before and after a change, by the names of its settings. */
type FileNames = Readonly<Record<string, readonly [before: string, after: string]>>;

interface FilesChange {
  section: SettingSection;
  before: Answers;
  after: Answers;
  by: Author & { id: number };
}

/**
 * Attaches the uploads that the answers name and erases those that they replace.
 * @returns the names for the log, and the stored names of what was erased, whose bytes the caller removes after the
 * transaction
 * @throws ApiError `not-valid` for a file that the person did not upload, or of another kind
 */
export async function changeOfficeFiles(
  { clock }: Pick<FastifyInstance, 'clock'>,
  tx: Tx,
  { section, before, after, by }: FilesChange,
): Promise<{ names: FileNames; erased: string[] }> {
  const owner = ownerOf(by.id_application);
  const changed = fileSettingsOf(section).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return { names: {}, erased: [] };

  const attached = await attachedFiles(tx, owner);
  const names: Record<string, readonly [string, string]> = {};
  const erased: string[] = [];
  for (const field of changed) {
    const old = attached.find(({ filename }) => filename === before[field]);
    if (old) {
      await detachFile(tx, { id: old.id, owner }, by);
      await erase(tx, [old.id]);
      erased.push(old.filename);
    }
    const filename = String(after[field] ?? '');
    const file = filename === '' ? undefined : await attach(tx, { field, filename });
    names[field] = [old?.name ?? '', file?.name ?? ''];
  }
  return { names, erased };

  async function attach(tx: Tx, { field, filename }: { field: string; filename: string }): Promise<FileRow> {
    const kind = SHORT_KINDS[kindOf(section, field)];
    const file = await attachOfficeFile(tx, { filename, kind, owner, now: clock.now() }, by);
    if (!file) throw new ApiError('not-valid', { [field]: 'no-file' });
    const extensions = UPLOAD_EXTENSIONS[kindOf(section, field)];
    if (!hasExtension(file.name, extensions)) throw new ApiError('not-valid', { [field]: 'extension' });
    return file;
  }
}

/** As what the files are kept. */
const SHORT_KINDS = { video: 'FILM', captions: 'NAPISY', audio: 'NAGRANIE', logo: 'LOGO' } as const;

function kindOf(section: SettingSection, field: string): keyof typeof SHORT_KINDS {
  const fields: Readonly<Record<string, SettingSpec>> = SETTINGS[section];
  return fields[field]?.file ?? 'logo';
}

/** Width and height of each logo, by which a page keeps its place. */
export type LogoSizes = Readonly<Record<string, { width: number; height: number }>>;

const STORED_NAME = /^[0-9a-f]{32}$/;

/** @throws ApiError `not-valid` for a logo that is no picture, or gone */
export async function sizesOfLogos(
  parts: Parameters<typeof pictureSizeOf>[0],
  answers: Answers,
): Promise<LogoSizes> {
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const field of fileSettingsOf('logos')) {
    const filename = String(answers[field] ?? '');
    if (filename === '') continue;
    const size = STORED_NAME.test(filename) ? await pictureSizeOf(parts, filename) : undefined;
    if (!size) throw new ApiError('not-valid', { [field]: 'no-file' });
    sizes[field] = size;
  }
  return sizes;
}
