// The functions of this resource that others may use.

export { eraseAnswers } from './erase-answers';
export { eraseOldTrash } from './erase-trash';
export { unreadLetters } from './find-letters';
export { forgetInMail } from './forget-in-mail';
export { fetchMail } from './incoming/fetch-mail';
export { type RecordSent, recordSent } from './record-sent';
