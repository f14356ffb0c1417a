import { withoutVaulStyle } from '@urzad/ui/vite';

export default { plugins: [withoutVaulStyle()] };
