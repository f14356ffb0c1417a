// What other resources may use of this one.

export { notify } from './notify';
