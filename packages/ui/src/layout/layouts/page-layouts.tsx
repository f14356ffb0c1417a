import { PageFrame, type PageSlots } from './page-frame';

export type HomeLayoutProps = PageSlots;
export type InfoLayoutProps = PageSlots;
export type MainLayoutProps = PageSlots;

/** The home page has its own full-width bands. */
export function HomeLayout(props: HomeLayoutProps) {
  return <PageFrame {...props} width="full" backToTop />;
}

/** A page to read. Its header is the transparent one, which lies on the tint at the top of the page (Spec §2). */
export function InfoLayout(props: InfoLayoutProps) {
  return <PageFrame {...props} ground="u:info-ground" backToTop />;
}

/** A screen of the portal: the width of the page, with all slots. */
export function MainLayout(props: MainLayoutProps) {
  return <PageFrame {...props} backToTop />;
}
