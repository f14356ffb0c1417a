import { WorkBoardScreen } from '../components/work-board-screen';

/** What the person leads (Order §7, `/kanbansub`). */
export function OwnBoard() {
  return <WorkBoardScreen isMine />;
}
