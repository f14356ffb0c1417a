// The functions of this resource that others may use.

export { sweepUploadSessions } from './sweep-sessions';
