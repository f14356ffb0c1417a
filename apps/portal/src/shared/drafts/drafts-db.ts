/** The database that idb-keyval opens by itself: that of drafts. */
export const DRAFTS_DB = 'keyval-store';
