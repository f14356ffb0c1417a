// The functions of this resource that others may use.

export { notify } from './notify';
