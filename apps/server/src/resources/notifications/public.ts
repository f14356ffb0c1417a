// What others may use of this resource.

export { notify } from './notify';
