import { PageFrame, type PageSlots } from './page-frame';

export type MainLayoutProps = PageSlots;

/** A screen of the portal: the width of the page, everything around it. */
export function MainLayout(props: MainLayoutProps) {
  return <PageFrame {...props} backToTop />;
}
