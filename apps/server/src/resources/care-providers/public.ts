// The functions of this resource that others may use.

export { markInsured, verifyFacility, verifyNanny } from './repository';
