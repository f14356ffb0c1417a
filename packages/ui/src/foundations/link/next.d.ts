// Next is no dependency of the workspace: hosts that use it bring it.
declare module 'next/link.js' {
  import type { ComponentProps, ComponentType } from 'react';

  const Link: ComponentType<ComponentProps<'a'> & { href: string }>;
  // biome-ignore lint/style/noDefaultExport: Next exports it by that name.
  export default Link;
}
