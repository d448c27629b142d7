export {};

/** Creates a table in one document and moves it to the page in another one. */
await customElements.whenDefined('patience-game');
const game = document.createElement('patience-game');
Object.assign(game, { lang: 'en', src: '/stairs.js', deck: '4H 4S 2S 3S 3H AH 2H AS', motion: 'none' });
document.querySelector('iframe')!.contentDocument!.body.append(game);
