// The functions of this resource that others may use.

export { findProviders } from './find-providers';
export { findProvider, markInsured, verifyFacility, verifyNanny } from './repository';
