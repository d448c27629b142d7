/** The names of the app's pages. A page has one document per language; `play` and `rules` have one per variant as well. */
export type PageName =
  | 'home'
  | 'gallery'
  | 'play'
  | 'play-any'
  | 'rules'
  | 'daily'
  | 'statistics'
  | 'settings'
  | 'transfer'
  | 'watch'
  | 'embed'
  | 'frame'
  | 'add'
  | 'atlas'
  | 'workshop'
  | 'missing';
