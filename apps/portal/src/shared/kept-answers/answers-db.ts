/** The database of kept answers, beside those of drafts and unsent files. */
export const ANSWERS_DB = 'answers';
