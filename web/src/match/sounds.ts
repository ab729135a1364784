// Short synthesised sounds, off by default.

import { settings } from "../app/settings.svelte";

let context: AudioContext | undefined;

// Browsers allow sound only after a touch. Undefined where sound is off or not supported.
function awake(): AudioContext | undefined {
  if (!settings.chosen.sounds || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function fading(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

// Short filtered noise: wood, or a pen.
function noise(audio: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, loud, seconds));
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, loud: number, seconds: number): void {
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  source.connect(fading(audio, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

export const sounds = {
  // Dice on a table: each hits it twice or so.
  dice(count = 5): void {
    const audio = awake();
    if (!audio) return;
    for (let hit = 0; hit < 2 * count; hit += 1) {
      noise(audio, audio.currentTime + 0.5 * Math.random() ** 1.5, 900 + 1400 * Math.random(), 0.35, 0.06);
    }
  },

  // Two strokes of a cross.
  pen(): void {
    const audio = awake();
    if (!audio) return;
    noise(audio, audio.currentTime, 3200, 0.12, 0.09);
    noise(audio, audio.currentTime + 0.11, 3600, 0.12, 0.08);
  },

  turn(): void {
    const audio = awake();
    if (!audio) return;
    tone(audio, audio.currentTime, 659.3, 0.12, 0.25);
    tone(audio, audio.currentTime + 0.12, 880, 0.12, 0.4);
  },
};
