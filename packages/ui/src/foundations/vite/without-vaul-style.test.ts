import { describe, expect, it } from 'vitest';
import vaul from '../../../node_modules/vaul/dist/index.mjs?raw';
import { adapted } from './without-vaul-style';

describe('adapted', () => {
  it('takes the style out of the installed vaul, and leaves the rest', () => {
    const code = adapted(vaul);
    expect(code.match(/__insertCSS\(.*/g)).toEqual(['__insertCSS(code) {']);
    expect(code).not.toContain('[data-vaul-drawer]{');
    expect(code).not.toContain('DialogPrimitive.Overlay');
    expect(code).not.toContain("getAttribute('role')");
    expect(code).not.toContain('pointerEvents');
    expect(code).toContain('createElement(DialogPrimitive.Root, {modal: false,');
    expect(code).toContain('export { Content, Drawer, Handle, NestedRoot, Overlay, Portal, Root };');
  });

  it('refuses a vaul that it does not know', () => {
    expect(() => adapted('insertStyle(".drawer{}");')).toThrow('not the 1.1.2');
  });
});
