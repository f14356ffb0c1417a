import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { getMoment } from '@urzad/domain';
import { loadConfig } from '../config';
import { keepFilesPrivate } from '../data-dir-lock';
import { SERVER_DIR } from '../paths';
import { keepTemplate, templateFolder } from '../startup/demo-template';
import { openFilled } from '../startup/open-filled';

/**
 * Makes the demo data of this build once, for demos to copy at their first start. A step of the build outside
 * production; does nothing when the data is there. A demo with another start time makes its own.
 */
keepFilesPrivate();
const packages = path.join(SERVER_DIR, 'node_modules');
await mkdir(packages, { recursive: true });
const made = await mkdtemp(path.join(packages, '.demo-making-'));
try {
  // Not the settings of the machine that builds: the template is for every demo.
  const config = loadConfig({ DEMO: 'yes', DATA_DIR: made });
  const template = templateFolder(config.demoNow);
  if (!existsSync(template)) {
    const business = getMoment(config.demoNow);
    const { close } = await openFilled(config, { now: () => new Date(), business: () => business });
    await close();
    await keepTemplate(made, template);
  }
} finally {
  await rm(made, { recursive: true, force: true });
}
