import { describe, expect, test } from 'vitest';
import { jsonFault } from './json-fault.js';

const GOOD = '{\n  "id": "my-game",\n  "table": { "t1-4": { "at": [0, -1.5e1] } }, "ok": [true, null, {}, []]\n}\n';

describe('the message for a text that is not JSON', () => {
  test.each([
    ['', 'it is empty; write a recipe, an object in { }'],
    [' \n', 'it is empty; write a recipe, an object in { }'],
    ['\ufffd\ufffd{\0"\0', 'it is no text in UTF-8; save it as UTF-8'],
    [GOOD.replace('"table"', '// the piles\n  "table"'), 'line 3, column 3: JSON has no comments; remove the comment'],
    [GOOD.replace('{}', '{} /* none */'), 'line 3, column 69: JSON has no comments; remove the comment'],
    [GOOD.replace('[]]', '[],]'), 'line 3, column 73: remove the comma before ]'],
    [GOOD.replace('"my-game",', '"my-game"'), 'line 3, column 3: a comma or a closing bracket is expected after "my-game", not "table"'],
    [GOOD.replace('"my-game"', "'my-game'"), 'line 2, column 9: \' is no quotation mark of JSON; use "'],
    [GOOD.replace('"my-game"', '“my-game”'), 'line 2, column 9: “ is no quotation mark of JSON; use "'],
    [
      GOOD.replace('"my-game"', '"my-game'),
      'line 2, column 9: this string has no end, or a line break or a wrong escape in it; end it by "',
    ],
    [GOOD.replace('"my-game"', '„my-game“'), 'line 2, column 9: „ is no quotation mark of JSON; use "'],
    [GOOD.replace('  "id"', '\u00a0 "id"'), 'line 2, column 1: this blank is no blank of JSON; type it again'],
    ['```json\n{}\n```', 'line 1, column 1: this is not JSON; remove the lines with ``` before and after the recipe'],
    [GOOD.replace('"id"', 'id'), 'line 2, column 3: the name of a field in double quotes is expected, not "id"'],
    [GOOD.replace('"id":', '"id"'), 'line 2, column 8: a colon is expected after the name "id", not "my-game"'],
    [GOOD.replace('true', 'yes'), 'line 3, column 54: "yes" is no value; a string needs double quotes'],
    [GOOD.replace('true', 'TRUE'), 'line 3, column 54: "TRUE" is no value; a string needs double quotes'],
    [GOOD.replace('null', '01'), 'line 3, column 60: "01" is no value; a string needs double quotes'],
    [GOOD.trimEnd().slice(0, -1), 'line 4, column 1: the text ends too early; close each { by } and each [ by ]'],
    [`${GOOD}}`, 'line 5, column 1: nothing may follow the last bracket; remove "}" and what follows'],
    [GOOD.replace('[]]', '[]}'), 'line 3, column 72: a comma or a closing bracket is expected after ], not "}"'],
    [
      GOOD.replace('"my-game"', '"a\u202eb" "my-game"'),
      'line 2, column 15: a comma or a closing bracket is expected after "a\ufffdb", not "my-game"',
    ],
  ])('%j', (text, message) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(jsonFault(text)).toBe(message);
  });

  test('the place of a fault is found exactly in the texts that JSON.parse refuses, of those with one character more or less', () => {
    expect(jsonFault(GOOD)).toMatch(/the text ends too early/); // the message for a text without a fault
    for (let at = 0; at < GOOD.length; at++)
      for (const text of [
        GOOD.slice(0, at) + GOOD.slice(at + 1),
        ...['"', ',', '}', '[', ':', 'x', '\u0001'].map((sign) => GOOD.slice(0, at) + sign + GOOD.slice(at)),
      ]) {
        const refused = (() => {
          try {
            JSON.parse(text);
            return false;
          } catch {
            return true;
          }
        })();
        const [, line] = /^line (\d+), column \d+: /.exec(jsonFault(text))!;
        const ended = Number(line) === text.split('\n').length && jsonFault(text).includes('ends too early');
        if (!refused) expect(ended, text).toBe(true);
        else if (!ended) expect(Number(line), text).toBeLessThanOrEqual(text.split('\n').length);
      }
  });

  test('a long text is read in linear time, and a long string is shortened in the message', () => {
    expect(jsonFault(`{"${'a'.repeat(300_000)}`)).toMatch(/^line 1, column 2: this string has no end/);
    const long = `{ "rules": "${'a\\n'.repeat(150_000)}" "x": 1 }`;
    expect(jsonFault(long)).toMatch(/^line 1, column 450015: a comma or a closing bracket is expected after "a.{27}…, not "x"$/);
  });
});
