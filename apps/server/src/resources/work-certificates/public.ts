// The functions of this resource that others may use.

export { endCertificates } from './end-certificates';
