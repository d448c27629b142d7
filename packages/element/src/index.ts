export { PatienceGame } from './patience-game.js';
export type {
  Actor,
  ChangeDetail,
  GameDetail,
  GameState,
  MenuSettings,
  PatienceEventMap,
  PatienceEvents,
  PlayerSettings,
  PuzzleDetail,
} from './events.js';
export type { PatienceListeners, PatienceMarkup, PatienceSettings } from './props.js';
export type { Puzzle } from './puzzle.js';
export type { ReplayOptions } from './replay-options.js';
export type { CardBack, CardFace, CardPicture } from './card-looks.js';
export type { ShortcutSetting } from './table/shortcuts.js';
export type { Adviser } from './adviser.js';
export type { GameEnding } from './ending.js';
export type { GameResult, ResultAction, ResultDay, ResultSuggestion } from './result.js';
export type { GameSnapshot } from './snapshot.js';
export { registerLanguage, type ElementLanguage } from './words/register.js';
