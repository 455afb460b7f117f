// Short sounds of our own making (tools/sounds.py). Nothing is fetched or played unless the reader wants it, and no
// sound is the only sign of anything.

import { settings } from './settings.svelte'

export const SOUNDS = ['card', 'chat', 'choose', 'dice', 'glory', 'hit', 'magic', 'move', 'out', 'shot', 'turn', 'win', 'wound'] as const

export type Sound = (typeof SOUNDS)[number]

let context: AudioContext | null = null
let volume: GainNode | null = null
const loaded = new Map<Sound, Promise<AudioBuffer | null>>()

function load(sound: Sound, within: AudioContext): Promise<AudioBuffer | null> {
  let found = loaded.get(sound)
  if (!found) {
    found = fetch(`./sounds/${sound}.wav`)
      .then((response) => response.arrayBuffer())
      .then((data) => within.decodeAudioData(data))
      .catch(() => {
        loaded.delete(sound)
        return null
      })
    loaded.set(sound, found)
  }
  return found
}

/** Play a sound as loud as the reader likes it; one that comes late over the wire is left out. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const here = context
  if (!volume) {
    volume = here.createGain()
    volume.connect(here.destination)
  }
  const master = volume
  void here.resume()
  const asked = here.currentTime
  void load(sound, here).then((buffer) => {
    if (!buffer || here.currentTime - asked > 0.4) return
    master.gain.value = (settings.volume / 100) ** 2
    const source = here.createBufferSource()
    source.buffer = buffer
    source.connect(master)
    source.start()
  })
}
