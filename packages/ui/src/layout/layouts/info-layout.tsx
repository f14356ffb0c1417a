import { PageFrame, type PageSlots } from './page-frame';

export type InfoLayoutProps = PageSlots;

/** A page to read. Its header is the transparent one, which lies on the tint that the page begins with (Spec §2). */
export function InfoLayout(props: InfoLayoutProps) {
  return <PageFrame {...props} ground="info-ground" backToTop />;
}
