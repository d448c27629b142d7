import { expect, test } from 'vitest';
import { Guide, GUIDE } from '../e2e/guide.js';

test('the guide-proof script runs each block and command of the guide', () => {
  const guide = new Guide();
  expect(guide.block('recipe').trim().split('\n').length).toBeLessThanOrEqual(20);
  expect(guide.unread()).not.toContain('recipe');
});

test('a block or command of the guide that the guide-proof script does not run is an error', () => {
  expect(() => new Guide(`${GUIDE}\n\`\`\`ts\nconst more = 1;\n\`\`\`\n`)).toThrow(
    '"Publishing": the next code block begins with "const more',
  );
  expect(() => new Guide(`${GUIDE}\n    npm run more\n`)).toThrow('the next code block begins with "npm run more"');
  expect(() => new Guide(GUIDE.slice(0, GUIDE.lastIndexOf('```html')))).toThrow(
    'lacks the block "<script type="module" src="https://any.host/"',
  );
  expect(() => new Guide(`${GUIDE}\nRun \`npm run\nmore\`.\n`)).toThrow('guide-proof does not run the command "npm run more"');
  expect(() => new Guide(GUIDE.replaceAll('`npx patience --help`', 'its help'))).toThrow('lacks the command "npx patience --help"');
});
