import { fileURLToPath } from 'node:url';

// Valid from src and from dist: this file, bundled or not, lies one folder below the package of the server.

/** The folder of the server's own package. */
export const SERVER_DIR = fileURLToPath(new URL('..', import.meta.url));
export const MIGRATIONS_DIR = fileURLToPath(new URL('../migrations', import.meta.url));
/** The built portal. */
export const PORTAL_DIR = fileURLToPath(new URL('../../portal/dist', import.meta.url));
/** The portal's build for the server. */
export const RENDERER_FILE = fileURLToPath(new URL('../../portal/dist-render/render.js', import.meta.url));
/** Programs that the server starts as processes of their own. */
export const WORKERS_DIR = fileURLToPath(new URL('../assets/workers', import.meta.url));
/** The built program of the thread that checks an uploaded document. */
export const CHECK_PROGRAM = fileURLToPath(new URL('../dist/check-worker.js', import.meta.url));
/** The built program of the thread that reads a letter of somebody else. */
export const READ_PROGRAM = fileURLToPath(new URL('../dist/read-worker.js', import.meta.url));
/** The built program of the thread that checks the chain of the log. */
export const CHAIN_PROGRAM = fileURLToPath(new URL('../dist/chain-worker.js', import.meta.url));
/** Templates of the documents. */
export const TEMPLATES_DIR = fileURLToPath(new URL('../assets/templates', import.meta.url));
