import { getDefault } from '../applications/applications';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { openDb } from '../db';
import type { FileStore } from '../files/file-store';
import { passwordHasher } from '../identity/passwords/hasher';
import { CHECK_PROGRAM, MIGRATIONS_DIR, READ_PROGRAM } from '../paths';
import { unreadableSections } from '../settings/stored-sections';
import { sealWarning } from '../signatures/office-signer';
import { copyTemplate } from './demo-template';
import { isUnbegun } from './embedded-folder';
import { fillDatabase } from './fill-database';
import { claimFiles, refuseForeignFiles, refuseUsedStore } from './installation';
import { missingParts } from './missing-parts';
import { boughtSigner, openFileStore, openOfficeParts } from './office-parts';

/**
 * Opens the database and the office, and fills them as each start does: tables, base data and, in a demo, demo data.
 * A failure leaves nothing open.
 *
 * @param template a folder to copy instead of starting from an empty one
 * @returns also `warnings` for the person who starts the server, whole sentences
 * @throws StartRefused when the seal, the store of files or the database cannot be opened, or the two do not belong together
 */
export async function openFilled(config: Config, clock: Clock, template?: string) {
  // Before the database, which takes longer to open.
  const signer = await boughtSigner(config);
  const files = await openFileStore(config);
  const passwords = await passwordHasher();
  const { db, watch, listenToNews, close } = await openDb({
    ...config,
    migrationsDir: MIGRATIONS_DIR,
    isAlone: true,
    async before(folder) {
      // An empty database made here would be in the way of the one that is restored.
      if (isUnbegun(folder)) await refuseUsedStore(files);
      if (template !== undefined) await copyTemplate(template, config.dataDir);
    },
  });
  try {
    await refuseForeignFiles(db, files);
    await fillDatabase(db, { config, clock, passwords });
    const { isWithoutFiles } = await claimFiles(db, files);
    const warnings = [
      isWithoutFiles && withoutFiles(files),
      signer && sealWarning(signer, clock.now()),
      ...missingParts(config),
      unreadable(await unreadableSections(db)),
    ].filter((warning) => typeof warning === 'string');
    const { office_name } = await getDefault(db);
    const officeParts = await openOfficeParts(config, office_name, {
      signer,
      files,
      checkProgram: CHECK_PROGRAM,
      readProgram: READ_PROGRAM,
    });
    if (config.isDemo) {
      const { seedRegistrations } = await import('../seed/seed-registrations');
      await seedRegistrations({ config, db, passwords, ...officeParts }, clock.business());
      if (config.demoSize === 'full') {
        const { seedVolume } = await import('../seed/volume/seed-volume');
        await seedVolume({ db, files: officeParts.files }, clock.business());
      }
    }
    return { db, watch, listenToNews, close, passwords, officeParts, warnings };
  } catch (error) {
    await close();
    throw error;
  }
}

function unreadable(sections: readonly string[]): string | undefined {
  if (sections.length === 0) return undefined;
  return `These sections of the settings, each with its application, are not of this release and hold as at the start: ${sections.join(', ')}. Save them again in /config.`;
}

function withoutFiles({ place }: FileStore): string {
  return `The database names files, but ${place} holds none. Is it the right store, and are its files restored? check-data names what is missing.`;
}
