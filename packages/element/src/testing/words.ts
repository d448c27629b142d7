/** All words of the element in its own languages: the entry `@patience/element/testing/words`, which exists in this repository only. */
import { de as adviceDe } from '../advice/de.js';
import { en as adviceEn } from '../advice/en.js';
import { de as sandboxDe } from '../sandbox/de.js';
import { en as sandboxEn } from '../sandbox/en.js';
import { de as tableDe } from '../words/de.js';
import { en as tableEn } from '../words/en.js';
import { de as dialogsDe } from '../words/features/de.js';
import { en as dialogsEn } from '../words/features/en.js';

export const en = { table: tableEn, dialogs: dialogsEn, advice: adviceEn, sandbox: sandboxEn };
export const de = { table: tableDe, dialogs: dialogsDe, advice: adviceDe, sandbox: sandboxDe };
