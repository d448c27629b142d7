import type { LanguageTag } from '@patience/core';
import type { Facts } from '../catalogue/entry.js';
import { winnableOf } from '../catalogue/hundredths.js';
import { clockText } from '../text/clock.js';
import { regional } from '../text/regional.js';

const HOUR = 3_600_000;

/** Formats numbers, times and dates in a language. */
export class Format {
  readonly #tag: string;
  readonly #percent: Intl.NumberFormat;
  readonly #number: Intl.NumberFormat;
  readonly #date: Intl.DateTimeFormat;
  readonly #day: Intl.DateTimeFormat;

  constructor(lang: LanguageTag) {
    const tag = (this.#tag = regional(lang));
    this.#percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    this.#number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
    this.#date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
    this.#day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  }

  percent = (share: number | undefined): string => (share === undefined ? '–' : this.#percent.format(share));
  /** Returns the share of winnable deals if it is known: `86%`, or `≥ 86%` if some deals are undecided. */
  possible = (facts: Pick<Facts, 'winnable' | 'undecided'>): string => {
    const n = winnableOf(facts);
    return n === undefined ? '–' : `${facts.undecided ? '≥ ' : ''}${this.percent(n / 100)}`;
  };

  /** Formats an interval: `78–84%`, or `82%` where it is narrower than one per cent. */
  range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
    to - from < 0.01 ? this.percent((from + to) / 2) : this.#percent.formatRange(from, to);

  number = (n: number | undefined): string => (n === undefined ? '–' : this.#number.format(n));
  date = (time: number): string => this.#date.format(time);
  day = (time: number): string => this.#day.format(time);
  /** Formats a month such as `2026-02`: `February 2026`. */
  month = (month: string): string => new Date(`${month}-15T12:00`).toLocaleDateString(this.#tag, { month: 'long', year: 'numeric' });

  /** Formats a duration in full seconds: `3:07`, `1:02:30`. */
  time = (ms: number | undefined): string => {
    if (ms === undefined) return '–';
    const hours = Math.floor(ms / HOUR);
    return hours > 0 ? `${hours}:${clockText(ms % HOUR).padStart(5, '0')}` : clockText(ms);
  };
}
