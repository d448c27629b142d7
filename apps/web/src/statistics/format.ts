import type { LanguageTag } from '@patience/core';
import { formatNumber, once } from '@patience/core/internals';
import type { Facts } from '../catalogue/entry.js';
import { winnableOf } from '../catalogue/hundredths.js';
import { monthTitle } from '../daily/day-text.js';
import { clockText } from '../text/clock.js';
import { regional } from '../text/regional.js';
import { isTimed } from './count.js';

const HOUR = 3_600_000;

// A formatter is created when it is used first: that takes 30 ms in Chrome for the first one of its kind.
const percents = once((tag: LanguageTag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
const numbers = once((tag: LanguageTag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
const dates = once((tag: LanguageTag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
const days = once((tag: LanguageTag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

export class Format {
  readonly #tag: LanguageTag;

  constructor(private readonly lang: LanguageTag) {
    this.#tag = regional(lang);
  }

  percent = (share: number | undefined): string => (share === undefined ? '–' : percents(this.#tag).format(share));
  /** Returns the share of winnable deals if it is known: `86%`, or `≥ 86%` if some deals are undecided. */
  possible = (facts: Pick<Facts, 'winnable' | 'undecided'>): string => {
    const n = winnableOf(facts);
    return n === undefined ? '–' : `${facts.undecided ? '≥ ' : ''}${this.percent(n / 100)}`;
  };

  /** Formats an interval: `78–84%`, or `82%` where it is narrower than one per cent. */
  range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    to - from < 0.01 ? this.percent((from + to) / 2) : percents(this.#tag).formatRange(from, to);

  number = (n: number | undefined): string =>
    n === undefined ? '–' : Number.isInteger(n) ? formatNumber(n, this.lang) : numbers(this.#tag).format(n);
  date = (time: number): string => dates(this.#tag).format(time);
  day = (time: number): string => days(this.#tag).format(time);
  /** Formats a month such as `2026-02`: `February 2026`. */
  month = (month: string): string => monthTitle({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }, this.lang);

  /** Formats a duration in full seconds: `3:07`, `1:02:30`; a dash where it is unknown. */
  time = (ms: number | undefined): string => {
    if (ms === undefined || !isTimed({ ms })) return '–';
    const hours = Math.floor(ms / HOUR);
    return hours > 0 ? `${hours}:${clockText(ms % HOUR).padStart(5, '0')}` : clockText(ms);
  };
}
