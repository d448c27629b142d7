/** What can be heard. */
export type SoundName = 'card' | 'turn' | 'deal' | 'refused' | 'won';

type Tone = readonly [frequency: number, start: number, length: number, loudness: number];

/** Rustling is filtered noise, the rest are a few soft tones; no file is loaded. Times in seconds. */
const NOISE: Readonly<Partial<Record<SoundName, readonly [frequency: number, length: number, loudness: number, times: number]>>> = {
  card: [1900, 0.05, 0.5, 1],
  turn: [2600, 0.07, 0.4, 1],
  deal: [2200, 0.05, 0.35, 6],
};
const TONES: Readonly<Partial<Record<SoundName, readonly Tone[]>>> = {
  card: [[170, 0, 0.06, 0.25]],
  refused: [
    [150, 0, 0.12, 0.3],
    [120, 0.08, 0.16, 0.3],
  ],
  won: [
    [523, 0, 0.3, 0.2],
    [659, 0.12, 0.3, 0.2],
    [784, 0.24, 0.35, 0.2],
    [1047, 0.38, 0.6, 0.2],
  ],
};

/** A few synthesised sounds. The browser's audio is opened by the first of them, after a gesture of the player. */
export class Sounds {
  #context: AudioContext | undefined;

  /** @param volume 0 to 1, asked anew for each sound; 0 is silence */
  constructor(private readonly volume: () => number) {}

  play(name: SoundName): void {
    const volume = this.volume();
    if (volume <= 0 || typeof AudioContext !== 'function') return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const noise = NOISE[name];
    if (noise)
      for (let i = 0; i < noise[3]; i++) rustle(context, i * 0.07, noise[0] * (1 + 0.08 * Math.sin(i * 7)), noise[1], noise[2] * volume);
    for (const [frequency, start, length, loudness] of TONES[name] ?? []) tone(context, frequency, start, length, loudness * volume);
  }
}

function fade(context: AudioContext, start: number, length: number, loudness: number): GainNode {
  const gain = context.createGain();
  const at = context.currentTime + start;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const oscillator = context.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  oscillator.connect(fade(context, start, length, loudness));
  oscillator.start(context.currentTime + start);
  oscillator.stop(context.currentTime + start + length);
}

function rustle(context: AudioContext, start: number, frequency: number, length: number, loudness: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  source.connect(filter).connect(fade(context, start, length, loudness));
  source.start(context.currentTime + start);
}
