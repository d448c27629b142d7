import type { Page } from '../../build/page.js';
import { add } from './add/document.js';
import { atlas } from './atlas/document.js';
import { daily } from './daily/document.js';
import { docs } from './docs/document.js';
import { embed } from './embed/document.js';
import { frame } from './frame/document.js';
import { gallery } from './gallery/document.js';
import { missing, offline, rules } from './plain/document.js';
import { settings } from './settings/document.js';
import { statistics } from './statistics/document.js';
import { home, play, playAny } from './table/document.js';
import { transfer } from './transfer/document.js';
import { watch } from './watch/document.js';
import { workshop } from './workshop/document.js';

/** All pages of the site, in the order of the links to them. */
export const pages: readonly Page[] = [
  home,
  play,
  playAny,
  gallery,
  rules,
  daily,
  workshop,
  statistics,
  settings,
  transfer,
  watch,
  atlas,
  embed,
  ...docs,
  add,
  frame,
  missing,
  offline,
];
