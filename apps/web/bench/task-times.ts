/** Measures the tasks of a page's main thread by the processor time that they took. Other programs on the machine do not lengthen that time. */
import type { Browser, CDPSession } from 'playwright-core';

/** A task of the main thread. */
export interface Task {
  /** Processor time in milliseconds. */
  readonly ms: number;
  /** Name of the last `performance.mark` before its end; empty if there was none. */
  readonly mark: string;
}

/** The fields of an event of Chromium's trace that are read. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Records the tasks of the only page of a browser. */
export class TaskTimes {
  readonly #events: TraceEvent[] = [];

  private constructor(private readonly session: CDPSession) {
    session.on('Tracing.dataCollected', ({ value }) => void this.#events.push(...(value as unknown as TraceEvent[])));
  }

  /** Begins to record. */
  static async start(browser: Browser): Promise<TaskTimes> {
    const times = new TaskTimes(await browser.newBrowserCDPSession());
    await times.#begin();
    return times;
  }

  /** Returns the tasks of `least` milliseconds or more that were recorded since the last call, the longest first. Recording continues. */
  async take(least: number): Promise<readonly Task[]> {
    await this.#end();
    const events = this.#events.splice(0);
    await this.#begin();
    return tasksIn(events, least);
  }

  /** Ends the recording. */
  async stop(): Promise<void> {
    await this.#end();
    await this.session.detach();
  }

  async #begin(): Promise<void> {
    const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'], excludedCategories: ['*'] };
    await this.session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  }

  async #end(): Promise<void> {
    const ended = new Promise((done) => void this.session.once('Tracing.tracingComplete', done));
    await this.session.send('Tracing.end');
    await ended;
  }
}

function tasksIn(events: readonly TraceEvent[], least: number): readonly Task[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const marks = events.filter(({ cat }) => cat === 'blink.user_timing').sort((a, b) => a.ts - b.ts);
  const pages = new Set(marks.map(threadOf));
  return events
    .filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)) && (event.tdur ?? 0) >= least * 1000)
    .sort((a, b) => b.tdur! - a.tdur!)
    .map(({ ts, dur, tdur }) => ({ ms: tdur! / 1000, mark: marks.findLast((mark) => mark.ts <= ts + dur!)?.name ?? '' }));
}
