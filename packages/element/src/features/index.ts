import { unsafeCSS, type CSSResult } from 'lit';
import type { TableActions } from '../state/table-actions.js';
import { featureStyles } from '../styles/features.js';
import { announcements } from './announcements/index.js';
import { Autoplay } from './autoplay/autoplay.js';
import { Replay } from './autoplay/replay.js';
import { ClicksBeside } from './clicks-beside/clicks-beside.js';
import { watchChains } from './chain/watch-chains.js';
import { VisibilityTimer } from './clock/visibility-timer.js';
import { Demo } from './demo/demo.js';
import { dialogs } from './dialogs/index.js';
import { hint } from './hints/hint.js';
import { Lookahead } from './lookahead/lookahead.js';
import { Celebration } from './motion/celebration.js';
import { motion } from './motion/index.js';
import { PrintLayout } from './printing/print-layout.js';
import { listen } from './sounds/listen.js';

/** Style sheet of the features, shared by all elements. */
let styles: CSSResult | undefined;

/** The features of one element: everything that a first deal does not need. This module and what it imports is loaded after that deal. */
export class Features {
  readonly announcements = announcements;
  readonly dialogs = dialogs;
  readonly hint = hint;
  readonly motion = motion;
  readonly autoplay: Autoplay;
  readonly celebration: Celebration;
  readonly demo: Demo;
  readonly replay: Replay;

  constructor(actions: TableActions) {
    actions.styles.add((styles ??= unsafeCSS(featureStyles)));
    this.autoplay = new Autoplay(actions);
    this.celebration = new Celebration(actions);
    this.demo = new Demo(actions);
    this.replay = new Replay(actions);
    new ClicksBeside(actions);
    new Lookahead(actions);
    new PrintLayout(actions);
    new VisibilityTimer(actions);
    listen(actions);
    watchChains(actions);
  }
}
