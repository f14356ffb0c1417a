/** The database of unsent files, beside the one of drafts. */
export const UPLOADS_DB = 'uploads';
