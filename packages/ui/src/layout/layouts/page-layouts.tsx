import { PageFrame, type PageSlots } from './page-frame';

export type HomeLayoutProps = PageSlots;
export type InfoLayoutProps = PageSlots;
export type MainLayoutProps = PageSlots;

/** The home page brings its own bands of colour, from edge to edge. */
export function HomeLayout(props: HomeLayoutProps) {
  return <PageFrame {...props} width="full" backToTop />;
}

/** A page to read. Its header is the transparent one, which lies on the tint that the page begins with (Spec §2). */
export function InfoLayout(props: InfoLayoutProps) {
  return <PageFrame {...props} ground="info-ground" backToTop />;
}

/** A screen of the portal: the width of the page, everything around it. */
export function MainLayout(props: MainLayoutProps) {
  return <PageFrame {...props} backToTop />;
}
