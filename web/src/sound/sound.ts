// Short, woody, quiet sounds, made on the spot: a filtered knock of noise and a few decaying tones. Nothing sounds before the person has
// touched the page, and nothing when sound is off.
import { settings } from '../device/settings';
import type { Sound } from '../games/face';

interface Tone {
  /** Hertz, and where it glides to. */
  from: number;
  to?: number;
  at?: number;
  time: number;
  gain: number;
  shape?: OscillatorType;
}

interface Recipe {
  /** A knock: noise through a filter of this frequency. */
  knock?: { frequency: number; time: number; gain: number };
  tones?: Tone[];
}

const recipes: Record<Sound, Recipe> = {
  card: { knock: { frequency: 1400, time: 0.06, gain: 0.5 }, tones: [{ from: 210, to: 160, time: 0.07, gain: 0.16 }] },
  coin: {
    tones: [
      { from: 1240, time: 0.16, gain: 0.07, shape: 'triangle' },
      { from: 1870, at: 0.05, time: 0.22, gain: 0.05, shape: 'triangle' },
    ],
  },
  wave: { knock: { frequency: 500, time: 0.5, gain: 0.28 } },
  scale: { knock: { frequency: 900, time: 0.05, gain: 0.3 }, tones: [{ from: 130, to: 98, time: 0.35, gain: 0.18 }] },
  turn: {
    tones: [
      { from: 392, time: 0.12, gain: 0.1 },
      { from: 523, at: 0.09, time: 0.2, gain: 0.1 },
    ],
  },
  win: {
    tones: [392, 494, 587, 784].map((from, place) => ({ from, at: place * 0.11, time: 0.32, gain: 0.1, shape: 'triangle' as const })),
  },
  no: { knock: { frequency: 300, time: 0.08, gain: 0.35 }, tones: [{ from: 150, to: 110, time: 0.16, gain: 0.16 }] },
};

let context: AudioContext | null = null;
let isTouched = false;

for (const event of ['pointerdown', 'keydown']) {
  addEventListener(event, () => (isTouched = true), { once: true, capture: true });
}

export function play(sound: Sound): void {
  if (!isTouched || !settings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  const recipe = recipes[sound];
  if (recipe.knock) knock(context, recipe.knock);
  for (const tone of recipe.tones ?? []) sing(context, tone);
}

function sing(audio: AudioContext, { from, to, at = 0, time, gain, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + time);
  tone.connect(fading(audio, gain, start, time));
  tone.start(start);
  tone.stop(start + time);
}

function knock(audio: AudioContext, { frequency, time, gain }: { frequency: number; time: number; gain: number }): void {
  const noise = audio.createBufferSource();
  noise.buffer = noiseOf(audio, time);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  noise.connect(filter).connect(fading(audio, gain, audio.currentTime, time));
  noise.start();
}

function noiseOf(audio: AudioContext, time: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(time * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(audio: AudioContext, gain: number, start: number, time: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + time);
  volume.connect(audio.destination);
  return volume;
}
