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
