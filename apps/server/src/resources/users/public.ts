// What other resources may use of this one.

export { proveOwnPassword } from './own-password';
export { getProfile, mergeConfig, namesOf } from './people';
export { senderOf } from './sender';
