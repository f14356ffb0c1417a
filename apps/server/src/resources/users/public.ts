// What others may use of this resource.

export { AdminRefused, createAdmin } from './create-admin';
export { proveOwnPassword } from './own-password';
export { getProfile, mergeConfig, namesOf } from './people';
export { senderOf } from './sender';
