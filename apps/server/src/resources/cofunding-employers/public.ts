// The functions of this resource that others may use.

export { employmentOf, factsOfEmployment } from './employment-of';
export {
  acceptedCertificatesOf,
  findCertificateFileIds,
  findCertificates,
  findWaiting as findWaitingCertificate,
  hasWaitingCertificate,
  insert as recordCertificate,
  lockCertificateOf,
  remove as removeCertificate,
  startCertificateOf,
  update as updateCertificate,
} from './repository';
export { cofundingEmployer, type EmployerCertificateRow } from './table';
