// Widgets of this programme, which another office does not need: the home page of the grant and its funds.

export { HomeScene, type HomeSceneProps } from '../foundations/blocks/home-scene';
export { type AmountTile, AmountTiles, type AmountTilesProps } from '../layout/amount-tiles/amount-tiles';
export { EuFundingStrip, type EuFundingStripProps } from '../layout/eu-funding-strip/eu-funding-strip';
export { LockScreen, type LockScreenProps } from '../layout/lock-screen/lock-screen';
