/** Names of the sounds. */
export type SoundName = 'card' | 'turn' | 'deal' | 'refused' | 'won';

interface Tone {
  /** Frequency of the tone in hertz. */
  readonly pitch: number;
  /** Start and length of the tone, in seconds. */
  readonly at: number;
  readonly length: number;
  /** Volume of the tone, from 0 to 1. */
  readonly loud: number;
}

/** Sound of paper on cloth: repeated filtered noise. */
interface Rustle extends Tone {
  readonly times: number;
}

/** The sounds: a few soft tones and noise. No file is loaded. */
const SOUNDS: Readonly<Record<SoundName, { readonly rustle?: Rustle; readonly tones?: readonly Tone[]; readonly buzz?: VibratePattern }>> =
  {
    card: {
      rustle: { pitch: 1500, at: 0, length: 0.05, loud: 0.5, times: 1 },
      tones: [{ pitch: 165, at: 0, length: 0.07, loud: 0.3 }],
      buzz: 8,
    },
    turn: { rustle: { pitch: 2600, at: 0, length: 0.07, loud: 0.4, times: 1 }, buzz: 5 },
    deal: { rustle: { pitch: 2200, at: 0, length: 0.05, loud: 0.35, times: 6 } },
    refused: {
      tones: [
        { pitch: 150, at: 0, length: 0.12, loud: 0.3 },
        { pitch: 120, at: 0.08, length: 0.16, loud: 0.3 },
      ],
      buzz: [10, 40, 10],
    },
    won: {
      tones: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * 0.13, length: 0.35 + i * 0.1, loud: 0.2 })),
      buzz: [20, 60, 20, 60, 40],
    },
  };

/** Tone of the second move of a combination, and the steps of the scale above it, in semitones: further moves repeat the last one. */
const CHAIN: Tone = { pitch: 392, at: 0, length: 0.22, loud: 0.16 };
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

/** Returns the tones of a move that continues a combination: the longer it is, the higher. @param length number of moves in it */
export const chainTones = (length: number): readonly Tone[] =>
  length < 2 ? [] : [{ ...CHAIN, pitch: CHAIN.pitch * 2 ** (SCALE[Math.min(length - 2, SCALE.length - 1)]! / 12) }];

/** Seconds between two repetitions of the noise. */
const NEXT = 0.07;

/** Opens the browser's audio. On iOS its sounds then mix with the music of other apps instead of pausing it. */
function openAudio(): AudioContext {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'ambient';
  return new AudioContext();
}

/**
 * Synthesised sounds, and vibration where the device has it. Silent before the player has touched the page; the first sound opens the
 * browser's audio.
 */
export class Sounds {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  /** Plays a sound. @param volume 0 to 1 @param felt whether it may vibrate too @param further tones that sound with it */
  play(name: SoundName, volume: number, felt: boolean, further: readonly Tone[] = []): void {
    if (document.hidden || !navigator.userActivation.hasBeenActive) return;
    const { rustle, tones = [], buzz } = SOUNDS[name];
    // Some browsers cannot vibrate, and a page may forbid it.
    if (felt && buzz !== undefined && 'vibrate' in navigator) navigator.vibrate(buzz);
    if (!(volume > 0) || typeof AudioContext !== 'function') return;
    const context = (this.#context ??= openAudio());
    void context.resume();
    if (rustle)
      for (let i = 0; i < rustle.times; i++)
        this.#rustle(context, { ...rustle, at: i * NEXT, pitch: rustle.pitch * (1 + 0.08 * Math.sin(i * 7)), loud: rustle.loud * volume });
    for (const tone of [...tones, ...further]) ring(context, { ...tone, loud: tone.loud * volume });
  }

  #rustle(context: AudioContext, tone: Tone): void {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, Math.ceil(context.sampleRate * 0.1), context.sampleRate);
      const data = this.#noise.getChannelData(0);
      for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    }
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: tone.pitch });
    source.connect(filter).connect(fade(context, tone));
    source.start(context.currentTime + tone.at, 0, tone.length);
  }
}

/** Returns a gain that starts at full volume and fades to silence. */
function fade(context: AudioContext, { at, length, loud }: Tone): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

function ring(context: AudioContext, tone: Tone): void {
  const { pitch, at, length } = tone;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  oscillator.connect(fade(context, tone));
  oscillator.start(context.currentTime + at);
  oscillator.stop(context.currentTime + at + length);
}
