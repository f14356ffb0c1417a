import { version } from '../../package.json';

/** Spec §9. A browser that last ran another version is signed out once. */
export const APP_VERSION = version;
