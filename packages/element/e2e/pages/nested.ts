export {};

/** Puts a table three shadow roots deep. */
let root: ParentNode = document.body;
for (let depth = 0; depth < 3; depth++) {
  const element = document.createElement('div');
  root.append(element);
  root = element.attachShadow({ mode: 'open' });
}
const game = document.createElement('patience-game');
Object.assign(game, { lang: 'en', src: '/stairs.js', deck: '4H 4S 2S 3S 3H AH 2H AS', motion: 'none' });
root.append(game);
