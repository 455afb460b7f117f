// Gentle sounds made from numbers; nothing is played unless the reader wants it.

import { settings } from './settings.svelte'

let context: AudioContext | null = null

function tone(frequency: number, start: number, length: number, volume: number, type: OscillatorType, slide = 1): void {
  if (!context) return
  const now = context.currentTime + start
  const source = context.createOscillator()
  const gain = context.createGain()
  source.type = type
  source.frequency.setValueAtTime(frequency, now)
  source.frequency.exponentialRampToValueAtTime(frequency * slide, now + length)
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(volume, now + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length)
  source.connect(gain).connect(context.destination)
  source.start(now)
  source.stop(now + length + 0.02)
}

function rattle(start: number, length: number, volume: number): void {
  if (!context) return
  const samples = Math.floor(context.sampleRate * length)
  const buffer = context.createBuffer(1, samples, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 6
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  gain.gain.value = volume
  source.buffer = buffer
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(context.currentTime + start)
}

const SOUNDS = {
  turn: () => {
    tone(523, 0, 0.22, 0.07, 'triangle')
    tone(784, 0.12, 0.3, 0.07, 'triangle')
  },
  choose: () => tone(330, 0, 0.09, 0.05, 'triangle', 1.3),
  card: () => rattle(0, 0.09, 0.12),
  dice: () => [0, 0.07, 0.13, 0.22, 0.33].forEach((start) => rattle(start, 0.06, 0.3)),
  hit: () => tone(160, 0, 0.2, 0.16, 'square', 0.5),
  out: () => tone(220, 0, 0.7, 0.12, 'sawtooth', 0.3),
  move: () => tone(240, 0, 0.08, 0.05, 'sine', 0.8),
  win: () => [523, 659, 784, 1047].forEach((f, i) => tone(f, i * 0.13, 0.4, 0.08, 'triangle')),
  chat: () => tone(880, 0, 0.1, 0.04, 'sine'),
}

export type Sound = keyof typeof SOUNDS

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  SOUNDS[sound]()
}
