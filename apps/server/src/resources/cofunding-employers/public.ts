// The functions of this resource that others may use.

export { employmentOf } from './employment-of';
export {
  findCertificateFileIds,
  hasWaitingCertificate,
  insert as recordCertificate,
  startCertificateOf,
} from './repository';
