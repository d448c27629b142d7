import type { Cards, Kind } from '../catalogue/families.js';
import type { Order } from '../gallery/order.js';

/** A counted text: the first for one, the second for any other number. */
export type Pair = readonly [one: string, other: string];
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The pages of the app. A page is one document per language; `play` and `rules` are one per variant too. */
export type PageName =
  | 'home'
  | 'gallery'
  | 'play'
  | 'play-any'
  | 'rules'
  | 'daily'
  | 'statistics'
  | 'settings'
  | 'watch'
  | 'embed'
  | 'frame'
  | 'add'
  | 'atlas'
  | 'missing';

/** All texts of the app in one language. Placeholders stand in braces. */
export interface AppWords extends Texts<'site' | 'skip' | 'menu' | 'close' | 'language' | 'noScript' | 'tooOld' | 'navigation'> {
  readonly nav: Texts<'home' | 'gallery' | 'daily' | 'statistics' | 'settings' | 'embed' | 'add' | 'atlas' | 'rules'>;
  readonly pages: Readonly<Record<PageName, Texts<'title' | 'description'>>>;
  readonly facts: { readonly packs: Pair; readonly skill: readonly string[] } & Texts<
    'minutes' | 'winnable' | 'winnableAtLeast' | 'hardlyAny' | 'nearlyAll' | 'own'
  >;
  readonly gallery: {
    readonly found: Pair;
    readonly families: Texts<Kind>;
    readonly lying: Texts<Cards>;
    readonly orders: Texts<Order>;
    /** For one pack, two packs and so on: what a search finds them by beside the figure. */
    readonly packsInWords: readonly string[];
    /** What to do when nothing is found: take another word, or one condition less. */
    readonly instead: Texts<'word' | 'filter'>;
  } & Texts<
    | 'search'
    | 'surprise'
    | 'own'
    | 'unwon'
    | 'packs'
    | 'morePacks'
    | 'length'
    | 'kind'
    | 'cards'
    | 'family'
    | 'order'
    | 'compact'
    | 'short'
    | 'long'
    | 'luck'
    | 'skill'
    | 'favourites'
    | 'favourite'
    | 'nothing'
    | 'similar'
    | 'play'
    | 'rules'
    | 'running'
  >;
  readonly table: { readonly moves: Pair; readonly leftOthers: Pair } & Texts<
    | 'game'
    | 'rules'
    | 'share'
    | 'number'
    | 'comesOut'
    | 'ownDeck'
    | 'bestBefore'
    | 'notCounted'
    | 'dayOf'
    | 'streak'
    | 'others'
    | 'broken'
    | 'unknown'
    | 'unnamed'
    | 'badDeal'
    | 'badOption'
    | 'notResumed'
    | 'elsewhere'
    | 'takeOver'
    | 'another'
    | 'stopped'
    | 'ended'
    | 'menu'
    | 'keepMenu'
    | 'onlyHere'
    | 'changed'
    | 'paused'
    | 'resume'
    | 'leftDaily'
    | 'leftStreak'
    | 'leftStreaks'
  >;
  readonly deal: Texts<
    | 'title'
    | 'daily'
    | 'now'
    | 'options'
    | 'number'
    | 'numberHelp'
    | 'emptyAny'
    | 'emptyWinnable'
    | 'tookNumber'
    | 'tookWord'
    | 'tookCards'
    | 'tookLink'
    | 'tookLinkNumber'
    | 'otherGame'
    | 'foreignLink'
    | 'tooLong'
    | 'any'
    | 'noneKnown'
    | 'winnable'
    | 'kept'
    | 'start'
    | 'cancel'
    | 'searching'
    | 'tried'
    | 'giveUp'
    | 'notFound'
  >;
  readonly share: Texts<
    'title' | 'deal' | 'dealHelp' | 'game' | 'gameHelp' | 'copy' | 'copied' | 'copiedDeal' | 'copiedGame' | 'send' | 'failed' | 'notSent'
  >;
  readonly watch: { readonly bad: Texts<'version' | 'damaged' | 'unknown' | 'illegal'> } & Texts<
    'lead' | 'first' | 'back' | 'play' | 'pause' | 'forth' | 'last' | 'position' | 'goOn' | 'none'
  >;
  readonly daily: { readonly count: Pair; readonly streak: Pair } & Texts<
    | 'lead'
    | 'leadOther'
    | 'choose'
    | 'ofTheDay'
    | 'play'
    | 'checking'
    | 'proved'
    | 'unproved'
    | 'share'
    | 'result'
    | 'before'
    | 'after'
    | 'today'
    | 'calendar'
    | 'none'
    | 'won'
    | 'tried'
    | 'open'
    | 'future'
  >;
  readonly statistics: { readonly outcome: Texts<'open' | 'stuck' | 'won' | 'lost' | 'left'> } & Texts<
    | 'all'
    | 'apart'
    | 'lead'
    | 'none'
    | 'games'
    | 'wins'
    | 'rate'
    | 'streak'
    | 'best'
    | 'time'
    | 'quickest'
    | 'moves'
    | 'moveCount'
    | 'hints'
    | 'total'
    | 'winnability'
    | 'winnable'
    | 'course'
    | 'courseOf'
    | 'spread'
    | 'table'
    | 'game'
    | 'minutes'
    | 'number'
    | 'list'
    | 'open'
    | 'watch'
    | 'again'
    | 'date'
    | 'result'
    | 'deal'
    | 'do'
    | 'more'
    | 'upTo'
    | 'different'
    | 'outOf'
    | 'over'
    | 'choose'
    | 'rules'
    | 'allRules'
    | 'usualRules'
    | 'byRules'
    | 'streakLead'
    | 'watched'
    | 'delete'
    | 'deleted'
    | 'restore'
  >;
  readonly settings: {
    readonly themes: Texts<'auto' | 'light' | 'dark'>;
    readonly tables: Texts<'green' | 'blue' | 'wine' | 'grey'>;
    readonly decks: Texts<'french' | 'german'>;
    readonly backs: Texts<'lattice' | 'scales' | 'sun'>;
    readonly motions: Texts<'auto' | 'none'>;
    readonly taps: string;
    readonly tapKinds: Texts<'auto' | 'one' | 'two'>;
    readonly speech: string;
    readonly speeches: Texts<'short' | 'normal' | 'full'>;
    readonly imported: Pair;
    readonly brought: Pair;
    readonly importBad: Texts<'large' | 'failed' | 'unreadable' | 'newer'>;
    readonly importDamaged: Pair;
  } & Texts<
    | 'look'
    | 'language'
    | 'theme'
    | 'table'
    | 'faces'
    | 'back'
    | 'fourColours'
    | 'largeIndex'
    | 'contrast'
    | 'play'
    | 'leftHanded'
    | 'motion'
    | 'sound'
    | 'volume'
    | 'letters'
    | 'clock'
    | 'score'
    | 'outlook'
    | 'winnable'
    | 'data'
    | 'dataLead'
    | 'export'
    | 'import'
    | 'importing'
    | 'importedOthers'
    | 'importedNone'
    | 'undoImport'
    | 'undone'
    | 'delete'
    | 'deleteSure'
    | 'deleteYes'
    | 'deleteNo'
    | 'deleting'
    | 'deleted'
    | 'failed'
    | 'added'
    | 'bring'
    | 'bringYes'
    | 'bringNo'
  >;
  readonly embed: Texts<
    | 'lead'
    | 'variant'
    | 'any'
    | 'seed'
    | 'language'
    | 'reader'
    | 'theme'
    | 'height'
    | 'frame'
    | 'frameHelp'
    | 'script'
    | 'scriptHelp'
    | 'npm'
    | 'npmHelp'
    | 'preview'
    | 'copy'
    | 'copied'
    | 'notCopied'
    | 'open'
  >;
  readonly add: {
    readonly deleteGames: Pair;
    readonly gamesDeleted: Pair;
    readonly bad: Texts<'address' | 'offline' | 'large' | 'busy' | 'hidden' | 'module' | 'facts' | 'sandbox' | 'taken' | 'slow' | 'worker'>;
  } & Texts<
    'lead' | 'trust' | 'agree' | 'address' | 'add' | 'busy' | 'done' | 'list' | 'none' | 'remove' | 'removed' | 'removedAll' | 'play'
  >;
  readonly atlas: { readonly found: Pair; readonly orders: Texts<'winnable' | 'moves' | 'skill' | 'luck' | 'name'> } & Texts<
    | 'lead'
    | 'search'
    | 'order'
    | 'all'
    | 'nothing'
    | 'legend'
    | 'picture'
    | 'table'
    | 'game'
    | 'winnable'
    | 'skill'
    | 'luck'
    | 'moves'
    | 'deals'
    | 'solved'
    | 'impossible'
    | 'unknown'
    | 'positions'
    | 'command'
    | 'span'
    | 'how'
    | 'method'
    | 'skillMethod'
    | 'fair'
    | 'fairMethod'
    | 'published'
    | 'elsewhere'
    | 'share'
    | 'within'
    | 'agree'
    | 'source'
    | 'yes'
    | 'no'
    | 'json'
    | 'missing'
    | 'known'
  >;
  readonly notices: { readonly skipped: Pair } & Texts<
    | 'blocked'
    | 'full'
    | 'newer'
    | 'damaged'
    | 'away'
    | 'back'
    | 'unfit'
    | 'ration'
    | 'absent'
    | 'stale'
    | 'again'
    | 'update'
    | 'reload'
    | 'later'
    | 'ok'
  >;
  readonly missing: Texts<'lead' | 'home'>;
  readonly plan: Texts<'piles'>;
}

/** Texts of the table and of the dialogs that open over it. */
export type TableWords = Pick<AppWords, 'site' | 'close' | 'nav' | 'table' | 'deal' | 'share' | 'notices'>;

/** Texts that only other pages need. */
export type OtherWords = Omit<AppWords, keyof TableWords>;
