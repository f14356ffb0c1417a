// The functions of this resource that others may use.

export { eraseBoardNotes } from './erase-old-notes';
